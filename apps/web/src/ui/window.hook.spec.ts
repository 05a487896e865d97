import { sliceInSight, stretches } from './window.hook.ts';

describe('the rows in sight of a long table', () => {
  it('are few, however long the table', () => {
    const { start, end } = sliceInSight(1444, 46, 20_000, 700);
    expect(end - start).toBeLessThan(40);
    expect(start * 46).toBeLessThanOrEqual(20_000);
    expect(end * 46).toBeGreaterThanOrEqual(20_700);
  });
  it.each([0, 5_000, 66_000, 999_999])('leave the height of the whole table unchanged at %i', top => {
    const { start, end, before, after } = sliceInSight(1444, 46, top, 700);
    expect(before + (end - start) * 46 + after).toBe(1444 * 46);
  });
  it('are none of an empty table', () => {
    expect(sliceInSight(0, 46, 0, 700)).toEqual({ start: 0, end: 0, before: 0, after: 0 });
  });
});

describe('the rows that are drawn', () => {
  it('are those in sight, with the space of the others', () => {
    expect(stretches(10, { start: 4, end: 6 }, 5)).toEqual([
      { space: 4, from: 0 },
      { row: 4 },
      { row: 5 },
      { space: 4, from: 6 },
    ]);
  });

  it('and the one being worked on, wherever it is: it holds the focus', () => {
    expect(stretches(10, { start: 4, end: 6 }, 1)).toContainEqual({ row: 1 });
    expect(stretches(10, { start: 4, end: 6 }, 9)).toEqual([
      { space: 4, from: 0 },
      { row: 4 },
      { row: 5 },
      { space: 3, from: 6 },
      { row: 9 },
    ]);
  });
});
