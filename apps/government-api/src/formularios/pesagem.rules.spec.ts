import { amostrasDe, pesar } from './pesagem.rules.ts';

const R14 = { amostraPequena: 3, entregaPequenaAte: 150, amostraMedia: 5, entregaMediaAte: 500, amostraGrande: 10 };

describe('a pesagem', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [150, 3],
    [151, 5],
    [500, 5],
    [501, 10],
    [9999, 10],
  ])('de %i refeições pesam-se %i', (refeicoes, amostras) => {
    expect(amostrasDe(refeicoes, R14)).toBe(amostras);
  });

  it('mostra a média, o menor e o desvio dos pesos sem a tara', () => {
    expect(pesar({ taraG: 20, brutosG: [720, 740, 700] }, 700)).toMatchObject({
      liquidosG: [700, 720, 680],
      mediaG: 700,
      menorG: 680,
      desvioPadraoG: 20,
      abaixo: 0,
      unidadeAbaixo: 286,
    });
  });

  it('um peso só não tem desvio; a tara maior que o bruto é zero; nenhum peso não é pesagem', () => {
    expect(pesar({ taraG: 0, brutosG: [700] }, null)).toMatchObject({ desvioPadraoG: 0, abaixo: 0 });
    expect(pesar({ taraG: 30, brutosG: [20] }, 700)).toMatchObject({ mediaG: 0, abaixo: 10_000 });
    expect(pesar({ taraG: 0, brutosG: [] }, 700)).toBeNull();
  });

  it('a média não se arredonda antes de comparar: um grama em três unidades já é falta', () => {
    expect(pesar({ taraG: 0, brutosG: [700, 700, 699] }, 700)?.abaixo).toBe(5);
  });
});
