import fc from 'fast-check';
import { aceitaDe, alteracoesEntre, chaveDe, type Quantidade, repetidos, totalDe, valorDe } from './itens.rules.ts';

const id = fc.integer({ min: 1, max: 4 });
const itens = fc.uniqueArray(
  fc.record({ tipoAlimentacaoId: id, tipoPublicoId: id, quantidade: fc.integer({ min: 0, max: 9999 }) }),
  { selector: chaveDe },
);
const item = (tipoAlimentacaoId: number, tipoPublicoId: number, quantidade: number): Quantidade => ({
  tipoAlimentacaoId,
  tipoPublicoId,
  quantidade,
});

describe('os itens do pedido', () => {
  it('diz o que mudou, o que entrou e o que saiu', () => {
    expect(
      alteracoesEntre([item(1, 1, 128), item(1, 2, 6), item(2, 1, 9)], [item(1, 1, 130), item(1, 2, 6), item(3, 1, 0)]),
    ).toEqual([
      { tipoAlimentacaoId: 1, tipoPublicoId: 1, de: 128, para: 130 },
      { tipoAlimentacaoId: 3, tipoPublicoId: 1, de: null, para: 0 },
      { tipoAlimentacaoId: 2, tipoPublicoId: 1, de: 9, para: null },
    ]);
  });

  it('aplicar as alterações ao que havia dá o que há', () => {
    fc.assert(
      fc.property(itens, itens, (antes, depois) => {
        const celulas = new Map(antes.map(celula => [chaveDe(celula), celula.quantidade]));
        for (const { para, ...par } of alteracoesEntre(antes, depois)) {
          if (para === null) celulas.delete(chaveDe(par));
          else celulas.set(chaveDe(par), para);
        }
        expect(celulas).toEqual(new Map(depois.map(celula => [chaveDe(celula), celula.quantidade])));
      }),
    );
  });

  it('as mesmas quantidades em outra ordem não são mudança', () => {
    fc.assert(fc.property(itens, lista => expect(alteracoesEntre(lista, [...lista].reverse())).toEqual([])));
  });

  it('soma refeições e centavos sem arredondar', () => {
    expect(totalDe([item(1, 1, 128), item(1, 2, 6)])).toBe(134);
    expect(
      valorDe([
        { quantidade: 9999, precoCentavos: 1099 },
        { quantidade: 3, precoCentavos: 10 },
      ]),
    ).toBe(10_988_931);
  });

  it.each([
    [100, 100, 0, 100],
    [100, 100, 30, 70],
    [100, 125, 0, 100],
    [100, 125, 40, 85],
    [100, 125, null, 100],
    [null, 10, 0, 0],
    [100, null, null, null],
  ])('de %p confirmadas, %p entregues e %p recusadas, pagam-se %p (R30)', (confirmada, entregue, recusada, aceita) => {
    const celula = { quantidadeConfirmada: confirmada, quantidadeEntregue: entregue, quantidadeRecusada: recusada };
    expect(aceitaDe(celula)).toBe(aceita);
  });

  it('acha a célula que veio duas vezes', () => {
    expect(repetidos([item(1, 1, 1), item(1, 2, 1), item(1, 1, 3)])).toEqual([2]);
  });
});
