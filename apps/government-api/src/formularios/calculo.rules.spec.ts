import { type Contexto, calcular } from './calculo.rules.ts';
import { padrao, respostasPerfeitas, trocando } from './formulario-padrao.spec-kit.ts';
import type { ConteudoFormulario, Item, Resposta } from './respostas.rules.ts';

const LIMITES: Contexto['limites'] = {
  toleranciaMin: 15,
  tempMinimaQuente: 600,
  tempMaximaFria: 50,
  pesoMinimoG: 700,
  toleranciaPeso: 500,
  toleranciaPesoUnidade: 1000,
  conservacaoMin: 360,
  amostraHoras: 72,
  amostras: 3,
};

const contexto = (mudanca: Partial<Contexto> = {}): Contexto => ({
  limites: LIMITES,
  atrasoMin: 0,
  fimDaJanelaMin: 12 * 60,
  confirmadas: [{ tipoPublicoId: 1, confirmada: 100 }],
  consumoMin: 12 * 60,
  anteriores: new Map(),
  coletaEm: new Date('2026-11-20T15:00:00Z'),
  ...mudanca,
});

const doItem = (codigo: string, trocas: Resposta[], mudanca: Partial<Contexto> = {}) => {
  const calculo = calcular(padrao, trocando(...trocas), contexto(mudanca));
  return { calculo, item: calculo.itens.find(({ item }) => item === codigo) };
};

describe('o resultado da fiscalização, pelo formulário padrão', () => {
  it('com tudo conforme é nota 100, sem pontos, e diz quando descartar a amostra', () => {
    expect(calcular(padrao, respostasPerfeitas(), contexto())).toMatchObject({
      nota: 1000,
      pontos: 0,
      resultado: 'CONFORME',
      descontoPct: 0,
      naoConformes: 0,
      criticos: [],
      amostraDescartarEm: '2026-11-23T15:00:00.000Z',
    });
  });

  it.each([
    [0, 'CONFORME', 0, false],
    [15, 'CONFORME', 0, false],
    [16, 'NAO_CONFORME', 5, false],
    [30, 'NAO_CONFORME', 5, false],
    [31, 'NAO_CONFORME', 10, false],
    [60, 'NAO_CONFORME', 10, false],
    [61, 'NAO_CONFORME', 20, true],
  ])('A1: %i minutos de atraso é %s, %i pontos', (atrasoMin, resposta, pontos, critico) => {
    expect(doItem('A1', [], { atrasoMin }).item).toMatchObject({ resposta, pontos, critico });
  });

  it('A1: sem recebimento vale a hora digitada; sem nenhuma das duas não conta', () => {
    const semRecebimento = { atrasoMin: null };
    expect(doItem('A1', [{ item: 'A1', valor: 12 * 60 + 31 }], semRecebimento).item).toMatchObject({ pontos: 10 });
    expect(doItem('A1', [], semRecebimento).item).toMatchObject({ resposta: null, pontos: 0 });
    expect(doItem('A1', [], semRecebimento).calculo.nota).toBe(1000);
  });

  it('A1: a tolerância da refeição vale no lugar da do formulário', () => {
    const limites = { ...LIMITES, toleranciaMin: 20 };
    expect(doItem('A1', [], { atrasoMin: 20, limites }).item).toMatchObject({ resposta: 'CONFORME' });
    expect(doItem('A1', [], { atrasoMin: 21, limites }).item).toMatchObject({ pontos: 5 });
  });

  it.each([
    [100, 'CONFORME', 0, false],
    [101, 'CONFORME', 0, false],
    [99, 'NAO_CONFORME', 10, false],
    [95, 'NAO_CONFORME', 10, false],
    [94, 'NAO_CONFORME', 20, false],
    [90, 'NAO_CONFORME', 20, false],
    [89, 'NAO_CONFORME', 20, true],
  ])('A2: %i entregues de 100 é %s, %i pontos', (entregue, resposta, pontos, critico) => {
    const contado = { item: 'A2', quantidades: [{ tipoPublicoId: 1, entregue }] };
    expect(doItem('A2', [contado]).item).toMatchObject({ resposta, pontos, critico });
  });

  it.each<[string, Resposta, object]>([
    ['não contada', { item: 'A2' }, { resposta: 'NAO_SE_APLICA', pontos: 0 }],
    ['contada', { item: 'A2', quantidades: [{ tipoPublicoId: 1, entregue: 9 }] }, { resposta: 'NAO_SE_APLICA' }],
    ['dita não conforme', { item: 'A2', resposta: 'NAO_CONFORME' }, { resposta: 'NAO_CONFORME', pontos: 10 }],
  ])('A2: sem pedido, %s', (_, resposta, esperado) => {
    expect(doItem('A2', [resposta], { confirmadas: [] }).item).toMatchObject(esperado);
  });

  it('A2: o que sobra de um público não cobre o que falta de outro', () => {
    const confirmadas = [
      { tipoPublicoId: 1, confirmada: 90 },
      { tipoPublicoId: 2, confirmada: 10 },
    ];
    const quantidades = [
      { tipoPublicoId: 1, entregue: 91 },
      { tipoPublicoId: 2, entregue: 9 },
    ];
    expect(doItem('A2', [{ item: 'A2', quantidades }], { confirmadas }).item).toMatchObject({
      pontos: 10,
      medida: { valor: 100, limite: 100, desvio: 100 },
    });
  });

  it.each([
    [600, 'CONFORME', 0, false],
    [599, 'NAO_CONFORME', 10, false],
    [500, 'NAO_CONFORME', 10, false],
    [499, 'NAO_CONFORME', 20, true],
  ])('B1: a menor leitura de %i décimos é %s, %i pontos', (graus, resposta, pontos, critico) => {
    const item = { item: 'B1', leituras: [{ graus: 700 }, { graus }] };
    expect(doItem('B1', [item]).item).toMatchObject({
      resposta,
      pontos,
      critico,
      medida: { valor: graus, limite: 600 },
    });
  });

  it.each([
    [50, 'CONFORME', 0],
    [51, 'NAO_CONFORME', 10],
  ])('B2: a maior leitura de %i décimos é %s', (graus, resposta, pontos) => {
    expect(doItem('B2', [{ item: 'B2', leituras: [{ graus: 20 }, { graus }] }]).item).toMatchObject({
      resposta,
      pontos,
      critico: false,
    });
  });

  it.each([
    ['às 06:00', 6 * 60, 'CONFORME', 0, 360],
    ['às 05:59', 6 * 60 - 1, 'NAO_CONFORME', 5, 361],
    ['na véspera às 23:00', 23 * 60, 'NAO_CONFORME', 5, 780],
  ])('B3: produzida %s e comida ao meio-dia é %s', (_, valor, resposta, pontos, minutos) => {
    expect(doItem('B3', [{ item: 'B3', valor: Number(valor) }]).item).toMatchObject({
      resposta,
      pontos,
      medida: { valor: minutos, limite: 360 },
    });
  });

  it.each([
    ['no mínimo', [700, 700, 700], 'CONFORME', 0, false],
    ['5 % abaixo', [665, 665, 665], 'CONFORME', 0, false],
    ['um grama a menos que 5 %', [665, 665, 664], 'NAO_CONFORME', 10, false],
    ['10 % abaixo', [630, 630, 630], 'NAO_CONFORME', 10, false],
    ['um grama a menos que 10 %', [630, 630, 629], 'NAO_CONFORME', 20, true],
    ['uma unidade 10 % abaixo', [630, 735, 735], 'CONFORME', 0, false],
    ['uma unidade mais de 10 % abaixo', [629, 736, 735], 'NAO_CONFORME', 10, false],
  ])('C1: média %s é %s', (_, liquidos, resposta, pontos, critico) => {
    const pesos = { taraG: 20, brutosG: (liquidos as number[]).map(peso => peso + 20) };
    expect(doItem('C1', [{ item: 'C1', pesos }]).item).toMatchObject({ resposta, pontos, critico });
  });

  it('C1: refeição sem peso mínimo não tem de que ficar abaixo', () => {
    const pesos = { taraG: 0, brutosG: [100, 90, 80] };
    const limites = { ...LIMITES, pesoMinimoG: null };
    expect(doItem('C1', [{ item: 'C1', pesos }], { limites }).item).toMatchObject({ resposta: 'CONFORME' });
  });

  it('D1: cada componente que falta soma os pontos', () => {
    const falta = { item: 'D1', resposta: 'NAO_CONFORME' as const, observacao: 'sem fruta nem salada', valor: 2 };
    expect(doItem('D1', [falta]).item).toMatchObject({ pontos: 10, critico: false });
  });

  it.each([
    [5, 'CONFORME', 0],
    [3, 'CONFORME', 0],
    [2, 'NAO_CONFORME', 3],
    [1, 'NAO_CONFORME', 3],
  ])('E1: escala %i é %s', (valor, resposta, pontos) => {
    expect(doItem('E1', [{ item: 'E1', valor }]).item).toMatchObject({ resposta, pontos });
  });

  it('a escala conta na nota pelo valor: uma nota 1 em peso 1 tira quatro quintos dele', () => {
    const { calculo } = doItem('E1', [{ item: 'E1', valor: 1 }]);
    const pesos = padrao.secoes.flatMap(({ itens }) => itens).reduce((soma, { peso }) => soma + peso, 0);
    expect(calculo.nota).toBe(Math.floor((1000 * (pesos * 5 - 4)) / (pesos * 5)));
  });

  it('um crítico não conforme reprova, com qualquer nota (97 também, 15.19)', () => {
    const { calculo } = doItem('G4', [{ item: 'E5', resposta: 'NAO_CONFORME', observacao: 'inseto' }]);
    expect(calculo).toMatchObject({ resultado: 'REPROVADA', criticos: ['E5'] });
    expect(calculo.nota).toBeGreaterThan(900);
  });

  it('o que não se aplica fica fora da nota e dos pontos', () => {
    const { calculo, item } = doItem('A3', [{ item: 'A3', resposta: 'NAO_SE_APLICA' }]);
    expect(item).toMatchObject({ resposta: 'NAO_SE_APLICA', pontos: 0 });
    expect(calculo.nota).toBe(1000);
  });
});

const item = (mudanca: Partial<Item> = {}): Item => ({
  codigo: 'A1',
  titulo: 'Item',
  tipo: 'CONFORMIDADE',
  peso: 1,
  pontos: 5,
  critico: false,
  tolerancia: 0,
  foto: 'NUNCA',
  obrigatorio: true,
  admiteNaoSeAplica: false,
  ...mudanca,
});
const formulario = (...itens: Item[]): ConteudoFormulario => ({
  ...padrao,
  secoes: [{ codigo: 'A', titulo: 'A', itens }],
});
const NC = (codigo: string): Resposta => ({ item: codigo, resposta: 'NAO_CONFORME', observacao: 'não' });
const C = (codigo: string): Resposta => ({ item: codigo, resposta: 'CONFORME' });

describe('a nota e o resultado', () => {
  it.each([
    [90, 10, 'CONFORME', 900],
    [89, 11, 'ATENCAO', 890],
    [75, 25, 'ATENCAO', 750],
    [74, 26, 'NAO_CONFORME', 740],
    [50, 50, 'NAO_CONFORME', 500],
    [49, 51, 'REPROVADA', 490],
    [0, 100, 'REPROVADA', 0],
  ])('%i de conforme e %i de não conforme é %s', (conformes, faltas, resultado, nota) => {
    const pesos = [conformes, faltas].map((peso, at) => item({ codigo: `A${at + 1}`, peso }));
    expect(calcular(formulario(...pesos), [C('A1'), NC('A2')], contexto())).toMatchObject({ resultado, nota });
  });

  it('89,99 não vira 90: nem no resultado, nem no número que se lê', () => {
    const pesos = [item({ codigo: 'A1', peso: 8999 }), item({ codigo: 'A2', peso: 1001 })];
    expect(calcular(formulario(...pesos), [C('A1'), NC('A2')], contexto())).toMatchObject({
      nota: 899,
      resultado: 'ATENCAO',
    });
  });

  it('sem item que conte não há nota', () => {
    expect(calcular(formulario(item()), [], contexto())).toMatchObject({ nota: null, resultado: 'CONFORME' });
  });
});

describe('a tolerância e a reincidência', () => {
  const com = (noMes: number, em30Dias: number, mudanca: Partial<Item> = {}) =>
    calcular(
      formulario(item({ tolerancia: 2, gravidade: 'LEVE', ...mudanca })),
      [NC('A1')],
      contexto({ anteriores: new Map([['A1', { noMes, em30Dias }]]) }),
    ).itens[0];

  it.each([
    [0, 0, true],
    [1, 0, true],
    [2, 5, false],
  ])('tolerância 2, com %i antes no mês: %i pontos', (noMes, pontos, toleradas) => {
    expect(com(noMes, noMes)).toMatchObject({ pontos, toleradas });
  });

  it('um crítico nunca é tolerado', () => {
    expect(com(0, 0, { critico: true })).toMatchObject({ pontos: 5, toleradas: false, gravidade: 'GRAVE' });
  });

  it.each([
    [0, 'LEVE', false],
    [1, 'LEVE', false],
    [2, 'MODERADO', true],
    [5, 'MODERADO', true],
  ])('com %i vezes antes em 30 dias a gravidade é %s', (em30Dias, gravidade, reincidente) => {
    expect(com(0, em30Dias)).toMatchObject({ gravidade, reincidente });
  });

  it('acima de gravíssimo não há', () => {
    expect(com(0, 2, { gravidade: 'GRAVISSIMO' })).toMatchObject({ gravidade: 'GRAVISSIMO', reincidente: true });
  });
});
