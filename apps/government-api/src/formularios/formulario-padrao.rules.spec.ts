import { type Contexto, calcular } from './calculo.rules.ts';
import { padrao, respostasPerfeitas, trocando } from './formulario-padrao.spec-kit.ts';
import { itensDe } from './respostas.rules.ts';

const contexto: Contexto = {
  limites: {
    toleranciaMin: 15,
    tempMinimaQuente: 600,
    tempMaximaFria: 50,
    pesoMinimoG: 700,
    toleranciaPeso: 500,
    toleranciaPesoUnidade: 1000,
    conservacaoMin: 360,
    amostraHoras: 72,
    amostras: 3,
  },
  atrasoMin: 0,
  fimDaJanelaMin: 12 * 60,
  confirmadas: [{ tipoPublicoId: 1, confirmada: 100 }],
  consumoMin: 12 * 60,
  anteriores: new Map(),
  coletaEm: new Date('2026-11-20T15:00:00Z'),
};

type Linha = readonly [codigo: string, peso: number, pontos: number, estrela: '★' | ''];

/** The table of domain 6.3 as printed: W, P and ★ of each item. */
const TABELA: readonly Linha[] = [
  ['A1', 3, 5, ''],
  ['A2', 3, 10, ''],
  ['A3', 3, 10, '★'],
  ['B1', 3, 10, ''],
  ['B2', 2, 10, ''],
  ['B3', 2, 5, ''],
  ['C1', 3, 10, ''],
  ['C2', 3, 10, ''],
  ['D1', 2, 5, ''],
  ['D2', 1, 5, ''],
  ['D3', 2, 10, '★'],
  ['E1', 1, 3, ''],
  ['E2', 1, 3, ''],
  ['E3', 1, 3, ''],
  ['E4', 1, 3, ''],
  ['E5', 3, 20, '★'],
  ['F1', 2, 5, ''],
  ['F2', 2, 5, ''],
  ['F3', 1, 3, ''],
  ['G1', 1, 3, ''],
  ['G2', 2, 5, ''],
  ['G3', 1, 3, ''],
  ['G4', 1, 2, ''],
];

/** Items that cost more, or fail the whole, the larger the deviation: above which deviation, how many points, ★. */
const FAIXAS: Readonly<Record<string, readonly (readonly [number, number, '★' | ''])[]>> = {
  // Minutes late.
  A1: [
    [15, 5, ''],
    [30, 10, ''],
    [60, 20, '★'],
  ],
  // Hundredths of a percent short.
  A2: [
    [0, 10, ''],
    [500, 20, ''],
    [1000, 20, '★'],
  ],
  // Tenths of a degree under 60 °C.
  B1: [
    [0, 10, ''],
    [100, 20, '★'],
  ],
  // Hundredths of a percent under the minimum.
  C1: [
    [500, 10, ''],
    [1000, 20, '★'],
  ],
};

const W = TABELA.reduce((soma, [, peso]) => soma + peso, 0);
const doForm = (codigo: string) => itensDe(padrao).find(item => item.codigo === codigo);
/** On the scale of five, 2 or less is not conforming (domain 6.3). */
const NAO_CONFORME_NA_ESCALA = 2;

describe('o formulário que acompanha o produto é a tabela 6.3', () => {
  it('com estes itens, nesta ordem, e mais nenhum que conte', () => {
    const contam = itensDe(padrao).filter(({ peso, pontos }) => peso > 0 || pontos > 0);
    expect(contam.map(({ codigo }) => codigo)).toEqual(TABELA.map(([codigo]) => codigo));
  });

  it.each(TABELA)('%s pesa %i, custa %i pontos %s', (codigo, peso, pontos, estrela) => {
    expect(doForm(codigo)).toMatchObject({ peso, pontos, critico: estrela === '★', tolerancia: 0 });
    const faixas = (doForm(codigo)?.faixas ?? []).map(faixa => [faixa.acimaDe, faixa.pontos, faixa.critico ? '★' : '']);
    expect(faixas).toEqual(FAIXAS[codigo] ?? []);
  });

  it.each(TABELA)('%s não conforme tira o peso %i da nota, custa %i pontos e só com ★ reprova: %s', (...linha) => {
    const [codigo, peso, pontos, estrela] = linha;
    const perfeita = respostasPerfeitas().find(({ item }) => item === codigo) ?? { item: codigo };
    const escala = doForm(codigo)?.tipo === 'ESCALA';
    const dada = escala
      ? { ...perfeita, valor: NAO_CONFORME_NA_ESCALA }
      : { ...perfeita, resposta: 'NAO_CONFORME' as const, observacao: 'não está' };
    const calculo = calcular(padrao, trocando(dada), contexto);
    const perdido = escala ? (peso * (5 - NAO_CONFORME_NA_ESCALA)) / 5 : peso;
    expect(calculo).toMatchObject({
      pontos,
      nota: Math.floor((1000 * (W - perdido)) / W),
      naoConformes: 1,
      criticos: estrela === '★' ? [codigo] : [],
      resultado: estrela === '★' ? 'REPROVADA' : 'CONFORME',
    });
    expect(calculo.itens.find(({ item }) => item === codigo)).toMatchObject({
      resposta: 'NAO_CONFORME',
      pontos,
      critico: estrela === '★',
    });
  });
});
