import { joined } from './live-rows.rule.ts';

const row = (id: number, state = 'a') => ({ id, state });

describe('what changes on a list that is being read', () => {
  it('a row on screen changes in its place', () => {
    const { rows, changed, arrived } = joined([row(1), row(2)], [row(2, 'b'), row(1)], new Set([2]));
    expect(rows).toEqual([row(1), row(2, 'b')]);
    expect([changed, arrived]).toEqual([[2], []]);
  });

  it('a new row waits to be asked for, and pushes nobody off the page', () => {
    const { rows, changed, arrived } = joined([row(1), row(2)], [row(3), row(1)], new Set([3]));
    expect(rows).toEqual([row(1), row(2)]);
    expect([changed, arrived]).toEqual([[], [3]]);
  });

  it('a row that no longer belongs here leaves', () => {
    expect(joined([row(1), row(2)], [row(2)], new Set([1])).rows).toEqual([row(2)]);
  });

  it('when nobody can say what changed, what was read holds', () => {
    const { rows, arrived } = joined([row(1), row(2)], [row(2), row(3)], null);
    expect([rows, arrived]).toEqual([[row(2)], [3]]);
  });
});
