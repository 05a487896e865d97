import { changesOf, doneOf, fieldOf, objectOf, originOf, restOf, saidOf } from './trail.labels.ts';

const registro = {
  id: 1,
  em: '2026-11-20T12:00:00Z',
  pessoa: null,
  acao: 'fecharDia',
  entidade: 'fechamentos_mapa',
  entidadeId: '1',
  alteracoes: [],
};

describe('o histórico em palavras', () => {
  it.each([
    ['criarLotacao', 'Cadastrou a lotação'],
    ['gravarEfetivoDoMes', 'Informou o efetivo do mês'],
    ['encerrarContrato', 'Encerrou o contrato'],
    ['excluirPedido', 'Excluiu o rascunho do pedido'],
    ['revisarTudo', 'Revisar tudo'],
  ])('%s é "%s"', (acao, text) => expect(doneOf(acao)).toBe(text));

  it.each([
    ['fechamentos_mapa', 'Fechamento do mapa'],
    ['coisas_novas', 'Coisas novas'],
  ])('a tabela %s é "%s"', (entidade, text) => expect(objectOf(entidade)).toBe(text));

  it.each([
    ['responsavelNome', 'Responsável'],
    ['versao', 'Versão'],
    ['internos:2026-11-20', 'Internos em 20/11/2026'],
    ['precoCentavos:Almoço/Interno', 'Preço (Almoço/Interno)'],
    ['Segunda · Almoço · Interno', 'Segunda · Almoço · Interno'],
    ['campoDeOutroCentavos', 'Campo de outro'],
  ])('o campo %s é "%s"', (campo, text) => expect(fieldOf(campo)).toBe(text));

  it.each([
    ['lotacoes', 'ativa', false, 'Não'],
    ['lotacoes', 'capacidade', 1234, '1.234'],
    ['lotacoes', 'tipo', 'DELEGACIA', 'Delegacia'],
    ['pedidos', 'tipo', 'EMERGENCIAL', 'Emergencial'],
    ['contratos', 'precoCentavos', 450, 'R$ 4,50'],
    ['contratos', 'vigenciaFim', '2026-12-31', '31/12/2026'],
    ['lotacoes', 'telefone', null, 'vazio'],
    ['usuarios', 'emails', [], 'vazio'],
    ['usuarios', 'situacao', 'BLOQUEADO', 'Bloqueada'],
    ['usuarios', 'authorities', ['AL_FISCAL', 'SOLICITANTE'], 'Fiscal, Solicitante'],
    ['tipos_alimentacao', 'cor', 'AMBAR', 'Âmbar'],
    ['fornecedores', 'emails', ['a@b', 'c@d'], 'a@b, c@d'],
    ['efetivos_diarios', 'dias', [{ data: '2026-11-20', internos: 5 }], 'Dia: 20/11/2026, Internos: 5'],
  ])('em %s, %s %j é "%s"', (entidade, campo, value, text) =>
    expect(saidOf(entidade, campo, value).replaceAll('\u00a0', ' ')).toBe(text),
  );

  it('um passo diz de que situação a que situação foi, e não repete os códigos', () => {
    const fechado = { ...registro, dados: { de: 'ABERTO', para: 'FECHADO', versao: 1, dia: '20/11/2026' } };
    expect(changesOf(fechado)).toEqual([{ campo: 'situacao', antes: 'ABERTO', depois: 'FECHADO' }]);
    expect(saidOf('fechamentos_mapa', 'situacao', 'FECHADO')).toBe('Fechado');
    expect(restOf(fechado)).toEqual([['versao', 1]]);
    expect(changesOf(registro)).toEqual([]);
    expect(restOf({ ...registro, dados: { recusa: 'lotacao-alheia' } })).toEqual([]);
  });

  it('de onde o ato veio, o que se sabe', () => {
    const origem = { endereco: '10.1.2.3', programa: 'Chrome 141 no Windows' };
    expect(originOf({ ...registro, origem })).toBe('10.1.2.3, Chrome 141 no Windows');
    expect(originOf({ ...registro, origem: { ...origem, programa: null } })).toBe('10.1.2.3');
    expect(originOf(registro)).toBeUndefined();
  });
});
