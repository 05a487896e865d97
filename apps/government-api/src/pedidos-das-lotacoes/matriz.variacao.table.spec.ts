import { variacaoDe } from './matriz.variacao.table.ts';

describe('a quantidade contra a do mesmo dia da semana anterior', () => {
  it.each([
    [0, 0, null],
    [7, 0, 'NOVA'],
    [100, 100, 'COMO_ANTES'],
    [105, 100, 'COMO_ANTES'],
    [95, 100, 'COMO_ANTES'],
    [106, 100, 'ACIMA'],
    [94, 100, 'ABAIXO'],
    [120, 100, 'ACIMA'],
    [80, 100, 'ABAIXO'],
    [121, 100, 'MUITO_ACIMA'],
    [79, 100, 'MUITO_ABAIXO'],
    [0, 100, 'MUITO_ABAIXO'],
    // Two meals more in a small unit mean nothing; three do.
    [7, 5, 'COMO_ANTES'],
    [8, 5, 'MUITO_ACIMA'],
  ] as const)('%i, tendo sido %i: %s', (agora, antes, variacao) => {
    expect(variacaoDe(agora, antes)).toBe(variacao);
  });
});
