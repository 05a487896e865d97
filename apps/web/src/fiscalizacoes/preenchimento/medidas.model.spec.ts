import type { DoDia, Item } from '../fiscalizacoes.queries.ts';
import {
  ajudaDe,
  pesar,
  vereditoDaEscala,
  vereditoDaHora,
  vereditoDasQuantidades,
  vereditoDaTemperatura,
} from './medidas.model.ts';
import { EM_BRANCO } from './preenchimento.model.ts';

const ENTREGA = {
  toleranciaMin: 15,
  tempMinimaQuente: 600,
  tempMaximaFria: 50,
  pesoMinimoG: 700,
  toleranciaPeso: 500,
  toleranciaPesoUnidade: 1000,
  conservacaoMin: 360,
  amostraHoras: 72,
  amostras: 3,
} satisfies DoDia['limites'];

const item = (tipo: Item['tipo'], limites: Item['limites'] = { daRefeicao: true }) =>
  ({ codigo: 'X', titulo: 'X', tipo, limites }) as Item;
const ajudada = (tipo: Item['tipo'], ...publicos: DoDia['publicos']) =>
  ajudaDe({ ...item(tipo), ajuda: 'Conte o que chegou, por público.' }, { limites: ENTREGA, publicos });
const pesos = (tara: string, ...brutos: string[]) => ({ ...EM_BRANCO, tara, brutos });
const leituras = (...graus: string[]) => ({
  ...EM_BRANCO,
  leituras: graus.map(cada => ({ preparacao: '', graus: cada, medidaEm: '2026-11-22T12:00:00Z' })),
});

describe('o assistente de pesagem', () => {
  it.each([
    ['três na conta', pesos('20', '760', '755', '748'), 734, 728, 6, false, 'Dentro do mínimo de 700 g'],
    [
      'média a exatos 5 % do mínimo ainda vale',
      pesos('20', '685', '685', '685'),
      665,
      665,
      0,
      false,
      'Dentro do mínimo de 700 g',
    ],
    [
      'média abaixo de 5 %',
      pesos('20', '684', '684', '684'),
      664,
      664,
      0,
      true,
      'A média está 5,1 % abaixo do mínimo de 700 g',
    ],
    [
      'uma a exatos 10 % ainda vale',
      pesos('20', '650', '760', '760'),
      703,
      630,
      64,
      false,
      'Dentro do mínimo de 700 g',
    ],
    [
      'uma só, leve demais',
      pesos('20', '649', '760', '760'),
      703,
      629,
      64,
      true,
      'A mais leve está 10,1 % abaixo do mínimo de 700 g',
    ],
    ['um peso só não tem desvio', pesos('0', '1.200'), 1200, 1200, 0, false, 'Dentro do mínimo de 700 g'],
    [
      'a embalagem pesa mais que o prato: zero, nunca menos',
      pesos('900', '800'),
      0,
      0,
      0,
      true,
      'A média está 100 % abaixo do mínimo de 700 g',
    ],
  ])('%s', (_nome, resposta, mediaG, menorG, desvioG, fora, frase) => {
    expect(pesar(item('PESOS'), resposta, ENTREGA)).toMatchObject({
      mediaG,
      menorG,
      desvioG,
      veredito: { fora, frase },
    });
  });

  it('sem a embalagem, ou sem nenhum peso que se leia, não há conta', () => {
    expect(pesar(item('PESOS'), pesos('', '760'), ENTREGA)).toBeNull();
    expect(pesar(item('PESOS'), pesos('20', '', 'x', '7,5'), ENTREGA)).toBeNull();
    expect(pesar(item('PESOS'), pesos('20', '760', 'x'), ENTREGA)?.amostras).toBe(1);
  });

  it('onde o contrato não diz o mínimo, há a conta e não há veredito', () => {
    expect(pesar(item('PESOS', {}), pesos('20', '760'), ENTREGA)).toMatchObject({ mediaG: 740, veredito: null });
  });
});

describe('o assistente de temperatura', () => {
  const quente = item('TEMPERATURA', { daRefeicao: true, minimo: 600 });
  const fria = item('TEMPERATURA', { daRefeicao: true, maximo: 50 });
  it.each([
    ['quente: vale a menor', quente, leituras('66', '59,9'), true, 'Abaixo do limite: 59,9 °C'],
    ['quente: o limite é dentro', quente, leituras('60'), false, 'Dentro do limite: 60 °C'],
    ['fria: vale a maior', fria, leituras('3', '5,1'), true, 'Acima do limite: 5,1 °C'],
    ['fria: o limite é dentro', fria, leituras('5', '-2'), false, 'Dentro do limite: 5 °C'],
  ])('%s', (_nome, qual, resposta, fora, frase) => {
    expect(vereditoDaTemperatura(qual, resposta, ENTREGA)).toEqual({ fora, frase });
  });

  it('o relógio de 6 horas, também por cima da meia-noite', () => {
    const as = (valor: string, agora: number) => vereditoDaHora(item('HORA'), { ...EM_BRANCO, valor }, ENTREGA, agora);
    expect(as('06:00', 12 * 60)).toEqual({ fora: false, frase: 'Produzida há 6 h 00; ainda restam 0 h 00' });
    expect(as('06:00', 12 * 60 + 1)).toEqual({ fora: true, frase: 'Passou do prazo de 6 h: produzida há 6 h 01' });
    expect(as('23:00', 60)?.fora).toBe(false);
    expect(as('25:00', 60)).toBeNull();
  });
});

describe('a escala e a contagem', () => {
  it('da escala, 2 ou menos não é conforme', () => {
    const escala = (valor: string) => vereditoDaEscala(item('ESCALA', { minimo: 3 }), { ...EM_BRANCO, valor });
    expect([escala('2')?.fora, escala('3'), escala('')]).toEqual([true, null, null]);
  });

  it('o que sobra de um público não cobre o que falta de outro', () => {
    const publicos = [1, 2].map(tipoPublicoId => ({ tipoPublicoId, publico: 'Interno', confirmada: 100 }));
    const contar = (um: number, dois: number) =>
      vereditoDasQuantidades({ ...EM_BRANCO, quantidades: { 1: um, 2: dois } }, publicos);
    expect(contar(110, 95)).toEqual({ fora: true, frase: 'Faltam 5 do que foi confirmado' });
    expect(contar(100, 100)?.fora).toBe(false);
  });
});

describe('o que se diz debaixo da pergunta', () => {
  it('é o limite, onde há um; senão, a ajuda do formulário', () => {
    expect(ajudada('TEMPERATURA')).toBe('Mínimo 60 °C. Vale a menor leitura.');
    expect(ajudada('QUANTIDADES', { tipoPublicoId: 1, publico: 'Interno', confirmada: 100 })).toBe(
      'Conte o que chegou, por público.',
    );
  });

  it('sem pedido não há o que contar, e é só isso que se diz', () => {
    expect(ajudada('QUANTIDADES')).toBe('Não se aplica: esta entrega não tem pedido com que comparar.');
  });
});
