import fc from 'fast-check';
import { comPercentual, type Item, mudancasEntre, sobrepor } from './semana.rules.ts';

const item = (diaSemana: number, quantidade: number, tipoAlimentacaoId = 1): Item => ({
  diaSemana,
  tipoAlimentacaoId,
  tipoPublicoId: 1,
  quantidade,
});

describe('a semana', () => {
  it.each([
    [100, 5, 105],
    [11, 5, 12],
    [10, 5, 11],
    [9, 5, 9],
    [30, -5, 29],
    [0, 50, 0],
    [9999, 5, 9999],
    [7, -99, 0],
  ])('%i com %i %% dá %i: ao inteiro mais próximo, meio sobe, no máximo 9.999', (quantidade, percentual, esperada) => {
    expect(comPercentual(quantidade, percentual)).toBe(esperada);
  });

  it('o percentual sempre dá uma quantidade que se pode pedir, a menos de meia refeição da conta exata', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: -99, max: 900 }), (quantidade, percentual) => {
        const dada = comPercentual(quantidade, percentual);
        const exata = Math.min(9999, (quantidade * (100 + percentual)) / 100);
        expect(Number.isInteger(dada) && dada >= 0 && dada <= 9999).toBe(true);
        expect(Math.abs(dada - exata)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('só as células que mudam aparecem; a que falta de um lado é zero', () => {
    expect(mudancasEntre([item(0, 3), item(1, 5), item(2, 0)], [item(0, 3), item(1, 6), item(3, 2)])).toEqual([
      { diaSemana: 1, tipoAlimentacaoId: 1, tipoPublicoId: 1, de: 5, para: 6 },
      { diaSemana: 3, tipoAlimentacaoId: 1, tipoPublicoId: 1, de: 0, para: 2 },
    ]);
  });

  it('o que não foi dito fica como está', () => {
    expect(sobrepor([item(0, 3), item(1, 5)], [item(1, 0), item(2, 9)])).toEqual([item(0, 3), item(1, 0), item(2, 9)]);
  });
});
