import { diasAnteriores, medianaDe } from './preparo.rules.ts';

describe('o que costuma ser pedido', () => {
  it('olha o mesmo dia da semana das quatro semanas antes, e a véspera', () => {
    expect(diasAnteriores('2026-11-21')).toEqual({
      ontem: '2026-11-20',
      mesmoDia: ['2026-11-14', '2026-11-07', '2026-10-31', '2026-10-24'],
    });
  });

  it.each([
    [[], null],
    [[77], 77],
    [[70, 77], 74],
    [[77, 900, 70], 77],
    [[77, 0, 80, 78], 78],
  ])('de %j a mediana é %s: um feriado não a muda', (valores, mediana) => {
    expect(medianaDe(valores)).toBe(mediana);
  });
});
