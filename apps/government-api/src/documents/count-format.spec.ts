import { formatCount } from './count-format.ts';

describe('quantos, em palavras', () => {
  it.each([
    [0, '0 dias'],
    [1, '1 dia'],
    [2, '2 dias'],
    [1234, '1.234 dias'],
  ])('%i', (quantos, dito) => {
    expect(formatCount(quantos, 'dia', 'dias')).toBe(dito);
  });
});
