import { RetryBudget } from './retry-budget.ts';

describe('o que se pode tentar de novo', () => {
  it('um décimo das chamadas de dez segundos, e uma por segundo além', () => {
    let now = 100_000;
    const budget = new RetryBudget(() => now);
    const taken = () => Array.from({ length: 100 }, () => budget.take()).filter(Boolean).length;
    for (let n = 0; n < 200; n += 1) budget.noteCall();
    expect(taken()).toBe(30);
    now += 10_000;
    expect(taken()).toBe(10);
  });
});
