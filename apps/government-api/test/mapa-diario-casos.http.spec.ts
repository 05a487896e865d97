import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { prepararBanco } from './kit/banco.ts';
import { esvaziar, gravar, semearContratos } from './mapa-diario.historias.ts';
import type { CelulaModelo, DiaModelo } from './mapa-diario.modelo.ts';
import { abrirCliente, type Cliente, ids, type Problema, semearCenario } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
const DIA = '2026-11-14';

const celula = (mudanca: Partial<CelulaModelo> = {}): CelulaModelo => ({
  refeicao: ids.almoco,
  publico: ids.interno,
  contrato: 1,
  preco: 1000,
  solicitada: 100,
  confirmacao: { primeira: 100, ajustes: [] },
  entregas: [{ entregue: 100, recusada: 0 }],
  ...mudanca,
});
const dia = (celulas: readonly CelulaModelo[], mudanca: Partial<DiaModelo> = {}): DiaModelo => ({
  lotacao: ids.upsl,
  data: DIA,
  pedidos: [{ conta: true, celulas }],
  efetivo: { internos: 100, plantao: 6, expediente: 18 },
  inspecoes: [],
  glosas: [],
  ...mudanca,
});

describe('os casos do mapa', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const ler = async <T>(url: string, quem: 'gestora' | 'solicitante' = 'gestora') =>
    (await cliente.get<T>(quem, `/mapa-diario${url}`)).corpo;
  const linhaDo = async (dias: readonly DiaModelo[], base = 'ACEITA') => {
    await esvaziar(banco.database);
    await gravar(banco.database, dias);
    const mapa = await ler<Schemas['MapaDiario']>(`?data=${DIA}&lotacaoId=${ids.upsl}&base=${base}`);
    const [linha] = mapa.linhas;
    if (!linha) throw new Error('sem linha');
    return { mapa, linha };
  };

  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearContratos(banco.database);
    cliente = await abrirCliente(banco);
  });

  it.each([
    ['2027-02', 28],
    ['2028-02', 29],
    ['2027-04', 30],
    ['2026-12', 31],
  ])('%s tem %i linhas, nem uma a mais (15.1)', async (mes, dias) => {
    const { linhas } = await ler<Schemas['MapaDoMes']>(`/mes?mes=${mes}&lotacaoId=${ids.upsl}`);
    expect([linhas.length, linhas[0]?.data, linhas.at(-1)?.data]).toEqual([dias, `${mes}-01`, `${mes}-${dias}`]);
  });

  it('o cancelado depois de confirmado sai do dia, do mês e do consolidado (15.5)', async () => {
    await linhaDo([dia([celula()], { pedidos: [{ conta: false, celulas: [celula()] }] })]);
    const mes = await ler<Schemas['MapaDoMes']>(`/mes?mes=2026-11&lotacaoId=${ids.upsl}`);
    const consolidado = await ler<Schemas['MapaConsolidado']>('/consolidado?mes=2026-11');
    expect([mes.totais.total, mes.totais.liquidoCentavos, consolidado.totais.brutoCentavos]).toEqual([0, 0, 0]);
  });

  it('a reposição nunca faz aceitar mais que o confirmado com os ajustes aceitos (15.6, R30)', async () => {
    const entregas = [
      { entregue: 60, recusada: 0 },
      { entregue: 70, recusada: 0 },
    ];
    const { linha } = await linhaDo([dia([celula({ entregas, confirmacao: { primeira: 100, ajustes: [10] } })])]);
    expect([linha.total, linha.conciliacao.entregue.refeicoes, linha.brutoCentavos]).toEqual([110, 130, 110_000]);
  });

  it('a recusada aparece no mapa e não no valor; o mesmo real não é tirado duas vezes (15.7)', async () => {
    const { linha } = await linhaDo([
      dia([celula({ entregas: [{ entregue: 100, recusada: 12 }] })], {
        glosas: [{ contrato: 1, centavos: 8000 }],
        inspecoes: [
          { fornecedor: 1, pontos: 7 },
          { fornecedor: 1, pontos: 5 },
        ],
      }),
    ]);
    expect(linha.execucao).toMatchObject({ recusadas: 12, pontos: 12, ocorrencias: 1 });
    // 88 accepted; the glosa comes off first; 12 points are 2 % of what is left.
    expect(linha).toMatchObject({
      brutoCentavos: 88_000,
      glosaCentavos: 8000,
      descontoPropostoCentavos: 1600,
      liquidoCentavos: 78_400,
    });
    expect(linha.contratos).toMatchObject([{ contrato: '012/2026', pontos: 12, descontoPct: 2 }]);
  });

  it('o desconto é arredondado meio centavo para cima, uma vez por lotação, dia e contrato', async () => {
    const { linha } = await linhaDo([
      dia([celula({ preco: 50, entregas: [{ entregue: 1, recusada: 0 }] })], {
        inspecoes: [{ fornecedor: 1, pontos: 5 }],
      }),
    ]);
    expect([linha.brutoCentavos, linha.descontoPropostoCentavos, linha.liquidoCentavos]).toEqual([50, 1, 49]);
  });

  it('a glosa maior que o aceito não deixa a conta negativa', async () => {
    const { linha } = await linhaDo([dia([celula({ entregas: [] })], { glosas: [{ contrato: 1, centavos: 500 }] })]);
    expect([linha.brutoCentavos, linha.glosaCentavos, linha.liquidoCentavos]).toEqual([0, 0, 0]);
  });

  it('o efetivo informado depois do pedido muda a diferença, e o pedido não (15.23)', async () => {
    const { linha: antes } = await linhaDo([dia([celula()])]);
    await banco.database.execute(sql`update efetivos_diarios set internos = 93`);
    const { linhas } = await ler<Schemas['MapaDiario']>(`?data=${DIA}&lotacaoId=${ids.upsl}`);
    expect([antes.maiorDiferenca.valor, linhas[0]?.maiorDiferenca.valor, linhas[0]?.total]).toEqual([0, 7, 100]);
    expect([linhas[0]?.maiorDiferenca.faixa, linhas[0]?.valorDesvioCentavos]).toEqual(['MUITO_ACIMA', 7000]);
    expect(linhas[0]?.alertas.map(({ tipo }) => tipo)).toEqual(['ACIMA_DO_EFETIVO']);
  });

  it('efetivo zero e pedido zero é um dia válido; efetivo sem pedido é alerta (15.24)', async () => {
    const vazia = { internos: 0, plantao: 0, expediente: 0 };
    const { linha: zero } = await linhaDo([dia([], { pedidos: [], efetivo: vazia })]);
    const { linha: alerta, mapa } = await linhaDo([dia([], { pedidos: [] })]);
    expect([zero.internos, zero.alertas]).toEqual([0, []]);
    expect([alerta.alertas.map(({ tipo }) => tipo), mapa.parcial]).toEqual([['SEM_PEDIDO'], true]);
  });

  it('a conciliação diz o efetivo, o pedido, o entregue e o aceito na mesma linha, em refeições e em dinheiro', async () => {
    const { linha } = await linhaDo([
      dia([celula({ solicitada: 105, confirmacao: null, entregas: [{ entregue: 104, recusada: 1 }] })]),
    ]);
    expect(linha.conciliacao).toEqual({
      efetivo: { refeicoes: 100, valorCentavos: 100_000 },
      solicitada: { refeicoes: 105, valorCentavos: 105_000 },
      confirmada: { refeicoes: 0, valorCentavos: 0 },
      entregue: { refeicoes: 104, valorCentavos: 104_000 },
      aceita: { refeicoes: 103, valorCentavos: 103_000 },
    });
  });

  it('a pessoa solicitante vê o mês da sua lotação e não o de outra', async () => {
    const meu = await cliente.get<Schemas['MapaDoMes']>('solicitante', '/mapa-diario/mes?mes=2026-11');
    const alheio = await cliente.get<Problema>('solicitante', `/mapa-diario/mes?mes=2026-11&lotacaoId=${ids.acre}`);
    const todos = await cliente.get<Schemas['MapaConsolidado']>('solicitante', '/mapa-diario/consolidado?mes=2026-11');
    const outra = await cliente.get<Problema>(
      'solicitante',
      `/mapa-diario?data=${DIA}&lotacoes=${ids.upsl},${ids.acre}`,
    );
    expect([meu.corpo.lotacao.id, alheio.status, outra.status]).toEqual([ids.upsl, 403, 403]);
    expect(todos.corpo.linhas.map(({ lotacao }) => lotacao.id)).toEqual([ids.upsl]);
  });

  it.each([
    [0, { de: 0, ate: 4, descontoPct: 0 }],
    [4, { de: 0, ate: 4, descontoPct: 0 }],
    [5, { de: 5, ate: 10, descontoPct: 1 }],
    [10, { de: 5, ate: 10, descontoPct: 1 }],
    [11, { de: 11, ate: 20, descontoPct: 2 }],
  ])('por que este desconto: %i pontos, com a faixa e os limites dela (15.20)', async (pontos, faixa) => {
    await linhaDo([dia([celula()], { inspecoes: pontos ? [{ fornecedor: 1, pontos }] : [] })]);
    const { linha, faixas } = await ler<Schemas['OrigemDoMapa']>(`/origem?data=${DIA}&lotacaoId=${ids.upsl}`);
    expect(faixas?.map(lida => lida.faixa)).toEqual([faixa]);
    expect(linha.contratos.map(({ descontoPct }) => descontoPct)).toEqual([faixa.descontoPct]);
  });

  it('diz por que este valor: os pedidos, as fiscalizações e as ocorrências por trás dele', async () => {
    await linhaDo([
      dia([celula({ entregas: [{ entregue: 100, recusada: 12 }] }), celula({ refeicao: ids.cafe })], {
        glosas: [{ contrato: 1, centavos: 8000 }],
        inspecoes: [{ fornecedor: 1, pontos: 7 }],
      }),
    ]);
    const origem = await ler<Schemas['OrigemDoMapa']>(
      `/origem?data=${DIA}&lotacaoId=${ids.upsl}&tipoAlimentacaoId=${ids.almoco}`,
      'solicitante',
    );
    expect(origem.pedidos).toMatchObject([
      {
        numero: '2026-000001',
        conta: true,
        celulas: [{ refeicao: 'Almoço', aceita: 88, valorAceitoCentavos: 88_000 }],
      },
    ]);
    expect([origem.fiscalizacoes.length, origem.ocorrencias[0]?.glosaCentavos]).toEqual([1, 8000]);
    // Seven points are in the band from five to ten, which is 1 %.
    expect(origem.linha.contratos).toMatchObject([{ pontos: 7, descontoPct: 1 }]);
    expect(origem.faixas).toEqual([
      { contratoId: origem.linha.contratos[0]?.contratoId, faixa: { de: 5, ate: 10, descontoPct: 1 } },
    ]);
    expect([origem.fiscalizacoes[0]?.pontos, origem.importacao]).toEqual([7, null]);
    const alheia = await cliente.get('doAcre', `/mapa-diario/origem?data=${DIA}&lotacaoId=${ids.upsl}`);
    expect(alheia.status).toBe(403);
  });
});
