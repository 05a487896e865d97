import { sliceInSight } from './window.hook.ts';

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
