import { colunasDaPesagem, errosDaPesagem, pesagemDe, pesoAbaixo } from './pesagem.rules.ts';

const refeicao = { pesoMinimoG: 700, toleranciaPesoPct: 5 };
const pesada = (refeicoes: number, gramas: number, taraG?: number) =>
  colunasDaPesagem({ refeicoes, gramas, ...(taraG !== undefined && { taraG }) }, refeicao);

describe('o peso de uma entrega', () => {
  it('a média é da comida, sem a embalagem de cada uma', () => {
    expect(pesagemDe(pesada(3, 2262, 20))).toEqual({
      refeicoes: 3,
      gramas: 2262,
      taraG: 20,
      mediaG: 734,
      minimoG: 700,
    });
    expect(pesagemDe(pesada(120, 84_000))?.mediaG).toBe(700);
    expect(pesagemDe(colunasDaPesagem(undefined, refeicao))).toBeNull();
  });

  it('abaixo é além da tolerância, contada sobre a soma; sem mínimo nada está abaixo', () => {
    expect([pesoAbaixo(pesada(3, 1995)), pesoAbaixo(pesada(3, 1994))]).toEqual([false, true]);
    expect(pesoAbaixo({ ...pesada(3, 100), pesoMinimoG: null })).toBe(false);
    expect(pesoAbaixo(colunasDaPesagem(undefined, refeicao))).toBe(false);
  });

  it.each([
    [undefined, true, ['/pesagem']],
    [undefined, false, []],
    [{ refeicoes: 3, gramas: 2200, taraG: 20 }, true, []],
    [{ refeicoes: 101, gramas: 70_000 }, false, ['/pesagem/refeicoes']],
    [{ refeicoes: 2, gramas: 40, taraG: 20 }, false, ['/pesagem/taraG']],
    [{ refeicoes: 2, gramas: 10_001 }, false, ['/pesagem/gramas']],
  ])('de %j, obrigatória %p, recusa-se %j', (pesagem, obrigatoria, ponteiros) => {
    const erros = errosDaPesagem(pesagem, { chegaram: 100, obrigatoria });
    expect(erros.map(({ pointer }) => pointer)).toEqual(ponteiros);
  });
});
