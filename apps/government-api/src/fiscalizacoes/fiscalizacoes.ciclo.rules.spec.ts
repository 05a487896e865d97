import { acoesDe } from './fiscalizacoes.ciclo.rules.ts';
import { passos, type SituacaoFiscalizacao, situacoes, todasAsSituacoes } from './fiscalizacoes.ciclo.table.ts';

const AUTORIDADES = ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL', 'AL_MONITORAMENTO', 'AL_ATENDIMENTO'];
const naSituacao = (situacao: SituacaoFiscalizacao, autoridades: readonly string[], impedida = false) =>
  acoesDe({ situacao, autoridades, impedida, correcao: null }).join(' ');

describe('o ciclo da fiscalização', () => {
  it.each(todasAsSituacoes.filter(situacao => !situacoes[situacao].final))('de %s uma pessoa sai', situacao => {
    const saidas = Object.values(passos).filter(
      ({ de, para, autoridades }) =>
        (de as readonly unknown[]).includes(situacao) &&
        autoridades.length > 0 &&
        para.some(destino => destino !== situacao),
    );
    expect(saidas).not.toEqual([]);
  });

  it.each<[SituacaoFiscalizacao, string]>([
    ['PENDENTE', 'designar iniciar naoRealizar cancelar'],
    ['EM_ANDAMENTO', 'continuar concluir naoRealizar cancelar'],
    ['AGUARDANDO_FOTOS', 'reabrir'],
    ['REALIZADA', 'darCiencia retificar pedirCorrecao reabrir'],
    ['CIENTE_FORNECEDOR', 'retificar pedirCorrecao reabrir'],
    ['NAO_REALIZADA', 'reabrir'],
    ['CANCELADA', ''],
  ])('em %s o gestor pode: %s', (situacao, acoes) => {
    expect(naSituacao(situacao, ['AL_GESTOR'])).toBe(acoes);
  });

  it.each<[SituacaoFiscalizacao, string]>([
    ['PENDENTE', 'iniciar naoRealizar'],
    ['EM_ANDAMENTO', 'continuar concluir naoRealizar'],
    ['AGUARDANDO_FOTOS', ''],
    ['REALIZADA', 'darCiencia'],
    ['CIENTE_FORNECEDOR', ''],
    ['NAO_REALIZADA', ''],
    ['CANCELADA', ''],
  ])('em %s o fiscal pode: %s', (situacao, acoes) => {
    expect(naSituacao(situacao, ['AL_FISCAL'])).toBe(acoes);
  });

  it('quem fez o pedido não começa, não continua nem conclui; o mais, pode', () => {
    expect(naSituacao('PENDENTE', ['SOLICITANTE'], true)).toBe('designar naoRealizar');
    expect(naSituacao('EM_ANDAMENTO', ['SOLICITANTE'], true)).toBe('naoRealizar');
  });

  it('a correção pedida uma vez espera ser anotada; feita, pode-se pedir outra', () => {
    const naCorrecao = (correcao: 'PEDIDA' | 'FEITA' | null) =>
      acoesDe({ situacao: 'CIENTE_FORNECEDOR', autoridades: ['AL_MONITORAMENTO'], impedida: false, correcao });
    expect(naCorrecao(null)).toEqual(['pedirCorrecao']);
    expect(naCorrecao('PEDIDA')).toEqual(['anotarCorrecao']);
    expect(naCorrecao('FEITA')).toEqual(['pedirCorrecao']);
  });

  it('do que terminou ninguém tem botão', () => {
    const finais = todasAsSituacoes.filter(situacao => situacoes[situacao].final);
    expect(finais.map(situacao => naSituacao(situacao, AUTORIDADES))).toEqual(finais.map(() => ''));
  });
});
