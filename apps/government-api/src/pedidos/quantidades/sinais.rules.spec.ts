import type { Quantidade } from './itens.rules.ts';
import { saltoDe, seguidosDe, sinaisDe } from './sinais.rules.ts';

const limiares = { janelaDias: 14, diasParaMediana: 5, saltoPct: 30, saltoMinimo: 20, diasRepetidos: 4 };
const OLHA = { saltoNoPedido: 'MARCA', repeticaoNoPedido: 'MOTIVO' } as const;
const dia = (...quantidades: number[]): Quantidade[] =>
  quantidades.map((quantidade, n) => ({ tipoAlimentacaoId: 1, tipoPublicoId: n + 1, quantidade }));
const de = (hoje: Quantidade[], antes: Quantidade[][], principal = true) =>
  sinaisDe({ dia: hoje, antes, limiares, principal }, OLHA).map(({ sinal, pede }) => [sinal, pede]);

describe('o que se destaca em um pedido', () => {
  it('com poucos dias ainda não há mediana; a pequena não salta por pouco', () => {
    expect(saltoDe([dia(100), dia(100), dia(100), dia(100)], limiares)).toBeNull();
    expect(saltoDe(Array(5).fill(dia(10)), limiares)).toEqual({ mediana: 10, aPartirDe: 30 });
    expect(saltoDe(Array(5).fill(dia(100)), limiares)).toEqual({ mediana: 100, aPartirDe: 131 });
  });

  it('uma troca entre públicos, com o mesmo total, não é repetição; um zero não é célula', () => {
    const antes = [dia(90, 10), dia(90, 10), dia(90, 10, 0)];
    expect(seguidosDe(antes)).toBe(3);
    expect(de(dia(90, 10), antes)).toEqual([['NUMEROS_REPETIDOS', true]]);
    expect(de(dia(10, 90), antes)).toEqual([]);
    expect(de(dia(90, 10), antes, false)).toEqual([]);
  });

  it('o que se repete depois de ter mudado conta só desde então', () => {
    expect(seguidosDe([dia(1), dia(2), dia(2)])).toBe(2);
    expect(de(dia(2), [dia(2), dia(1), dia(2), dia(2)])).toEqual([]);
  });
});
