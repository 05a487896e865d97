import { janelasDoDia } from '../programacoes/programacoes.service.ts';
import type { RefeicaoNaEntrega } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { matrizDe } from './matriz.rules.ts';
import type { LotacaoLida, PedidoLido, RefeicaoLida } from './pedidos-das-lotacoes.repository.ts';

const DIA = '2026-11-21';
const refeicao = (id: number, nome: string, mudanca: Partial<RefeicaoNaEntrega> = {}) =>
  ({
    id,
    nome,
    sigla: nome.slice(0, 3),
    ordem: id,
    ativo: true,
    entregaInicio: '11:00',
    entregaFim: '12:00',
    ...mudanca,
  }) as RefeicaoNaEntrega;
const refeicoes = new Map([
  [1, refeicao(1, 'Almoço')],
  [2, refeicao(2, 'Ceia', { ativo: false })],
]);

const pedido = (situacao: PedidoLido['situacao'], mudanca: Partial<PedidoLido> = {}): PedidoLido => ({
  id: 7,
  numero: '2026-000007',
  tipo: 'PROGRAMADO',
  situacao,
  fornecedor: 'Ágile',
  ...mudanca,
});
const lotacao = (mudanca: Partial<LotacaoLida> = {}): LotacaoLida => ({
  interrompidas: null,
  parada: false,
  id: 1,
  nome: 'UPSL 1',
  municipio: 'São Luís',
  uf: 'MA',
  tipo: 'UNIDADE_PRISIONAL',
  telefone: null,
  fusoHorario: 'America/Fortaleza',
  internos: 100,
  servidores: 20,
  pedidos: null,
  enviadoEm: null,
  refeicoes: null,
  fiscalizadas: null,
  antes: null,
  ...mudanca,
});
/** Wall clock of the unit: 11:00 there is 14:00 UTC. */
const as = (hora: string) => new Date(`${DIA}T${hora}:00-03:00`);
const matriz = (lidas: LotacaoLida[], agora = as('10:00'), proprias = new Map()) =>
  matrizDe(lidas, { data: DIA, agora, refeicoes, janela: janelasDoDia(DIA, refeicoes, proprias) });
const comparada = (lida: LotacaoLida) =>
  matrizDe([lida], {
    data: DIA,
    agora: as('10:00'),
    refeicoes,
    janela: janelasDoDia(DIA, refeicoes, new Map()),
    comparadaCom: '2026-11-14',
  });
const celula = (lida: LotacaoLida, agora?: Date, proprias = new Map()) =>
  matriz([lida], agora, proprias).linhas[0]?.celulas[0];

describe('os pedidos das lotações em um dia', () => {
  it.each<[string, LotacaoLida, string]>([
    ['nada', lotacao(), 'SEM_PEDIDO'],
    ['só um recusado', lotacao({ pedidos: [pedido('RECUSADO')] }), 'SEM_PEDIDO'],
    ['um rascunho', lotacao({ pedidos: [pedido('RASCUNHO')] }), 'RASCUNHO'],
    ['um devolvido', lotacao({ pedidos: [pedido('DEVOLVIDO')] }), 'RASCUNHO'],
    [
      'enviado sem a refeição',
      lotacao({ pedidos: [pedido('ENVIADO')], refeicoes: [[2, 'ENVIADO', 5, 5, 10, null]] }),
      'NAO_PEDIDA',
    ],
    [
      'enviado com zero dela',
      lotacao({ pedidos: [pedido('ENVIADO')], refeicoes: [[1, 'ENVIADO', 0, 0, 0, null]] }),
      'NAO_PEDIDA',
    ],
    ['enviado', lotacao({ pedidos: [pedido('ENVIADO')], refeicoes: [[1, 'ENVIADO', 5, 5, 10, null]] }), 'A_CONFIRMAR'],
    [
      'tudo veio',
      lotacao({ pedidos: [pedido('ENTREGUE')], refeicoes: [[1, 'ENTREGUE', 5, 5, 10, 'COMPLETA']] }),
      'COMPLETA',
    ],
    [
      'dia fechado',
      lotacao({ pedidos: [pedido('ENCERRADO')], refeicoes: [[1, 'ENCERRADO', 5, 5, 10, 'PARCIAL']] }),
      'PARCIAL',
    ],
  ])('com %s', (_, lida, situacao) => {
    expect(celula(lida)?.situacao).toBe(situacao);
  });

  it.each([
    ['10:59', 'AGUARDANDO'],
    ['11:00', 'NA_JANELA'],
    ['12:00', 'NA_JANELA'],
    ['12:01', 'ATRASADA'],
  ])('confirmado e nada registrado às %s', (hora, situacao) => {
    const lida = lotacao({ pedidos: [pedido('CONFIRMADO')], refeicoes: [[1, 'CONFIRMADO', 5, 5, 10, null]] });
    expect(celula(lida, as(hora))?.situacao).toBe(situacao);
  });

  it('a janela própria da lotação vale sobre a da refeição', () => {
    const lida = lotacao({ pedidos: [pedido('CONFIRMADO')], refeicoes: [[1, 'CONFIRMADO', 5, 5, 10, null]] });
    const proprias = new Map([[1, new Map([[1, { entregaInicio: '13:00', entregaFim: '14:00' }]])]]);
    expect(celula(lida, as('12:30'), proprias)?.situacao).toBe('AGUARDANDO');
  });

  it('com dois pedidos, soma as quantidades e mostra o que mais pede atenção', () => {
    const doisPedidos: RefeicaoLida[] = [
      [1, 'ENTREGUE', 100, 100, 1000, 'COMPLETA'],
      [1, 'CONFIRMADO', 8, 8, 80, null],
    ];
    const lida = lotacao({
      pedidos: [pedido('ENTREGUE'), pedido('CONFIRMADO', { id: 8, tipo: 'COMPLEMENTAR', fornecedor: 'Outro · Ágile' })],
      refeicoes: doisPedidos,
      fiscalizadas: [1],
    });
    const [linha] = matriz([lida], as('12:01')).linhas;
    expect(linha?.celulas[0]).toEqual({ situacao: 'ATRASADA', quantidade: 108, fiscalizada: true });
    expect(linha).toMatchObject({ total: 108, valorCentavos: 1080, fornecedores: ['Ágile', 'Outro'] });
  });

  it('a refeição inativa só fica na matriz do dia em que foi pedida', () => {
    const lida = lotacao({ pedidos: [pedido('ENVIADO')], refeicoes: [[2, 'ENVIADO', 5, 5, 10, null]] });
    expect(matriz([lotacao()]).refeicoes.map(({ nome }) => nome)).toEqual(['Almoço']);
    expect(matriz([lida]).refeicoes.map(({ nome, total }) => [nome, total])).toEqual([
      ['Almoço', 0],
      ['Ceia', 5],
    ]);
  });

  it('ao lado da semana anterior, cada célula diz quanto era; sem pedido enviado nada é menos', () => {
    const antes: LotacaoLida['antes'] = [[1, 80]];
    const enviada = lotacao({ antes, pedidos: [pedido('ENVIADO')], refeicoes: [[1, 'ENVIADO', 100, 100, 10, null]] });
    expect(comparada(enviada)).toMatchObject({ comparadaCom: '2026-11-14' });
    expect(comparada(enviada).linhas[0]?.celulas[0]?.comparacao).toEqual({ antes: 80, variacao: 'MUITO_ACIMA' });
    expect(comparada(lotacao({ antes })).linhas[0]?.celulas[0]?.comparacao).toEqual({ antes: 80, variacao: null });
    expect(celula(enviada)).not.toHaveProperty('comparacao');
  });

  it('enviaram, em rascunho e sem pedido somam as lotações', () => {
    const lidas = [
      lotacao(),
      lotacao({ id: 2, pedidos: [pedido('RASCUNHO')] }),
      lotacao({ id: 3, pedidos: [pedido('ENVIADO')], refeicoes: [[1, 'ENVIADO', 5, 5, 10, null]] }),
    ];
    expect(matriz(lidas)).toMatchObject({
      lotacoes: 3,
      enviaram: 1,
      emRascunho: 1,
      semPedido: 1,
      total: 5,
      valorCentavos: 10,
    });
    expect(matriz(lidas).refeicoes[0]?.contagem).toEqual({ SEM_PEDIDO: 1, RASCUNHO: 1, A_CONFIRMAR: 1 });
  });
});
