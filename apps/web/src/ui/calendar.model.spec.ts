import { addMonths, dayAfterKey, weeksOf } from './calendar.model.ts';

describe('the calendar of a month', () => {
  it('has whole weeks from Sunday to Saturday', () => {
    const weeks = weeksOf('2026-11-20');
    expect(weeks[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
    expect(weeksOf('2026-02-10')).toHaveLength(4);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then));

  // 20/11/2026 is a Friday.
  it.each([
    ['ArrowLeft', '2026-11-19'],
    ['ArrowDown', '2026-11-27'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageDown', '2026-12-20'],
    ['a', null],
  ])('%s leads to %s', (key, day) => expect(dayAfterKey(key, '2026-11-20')).toBe(day));
});
