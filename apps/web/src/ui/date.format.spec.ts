import {
  addDays,
  formatDay,
  formatHour,
  formatLongDay,
  formatSince,
  formatWeekday,
  isDay,
  lastDayOf,
  monthBeside,
} from './date.format.ts';

describe('meal days', () => {
  it('read in Portuguese and never shift with a zone', () => {
    expect(formatDay('2026-11-21')).toBe('21/11/2026');
    expect(formatLongDay('2026-11-21')).toBe('Sábado, 21 de novembro');
    expect(formatLongDay('2026-11-20')).toBe('Sexta, 20 de novembro');
    expect(formatWeekday('2026-11-21')).toBe('sáb');
  });
  it('cross months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
  it.each([
    ['2026-11-21', true],
    ['2026-02-30', false],
    ['21/11/2026', false],
    [null, false],
  ])('%j is a day: %s', (text, yes) => {
    expect(isDay(text)).toBe(yes);
  });
});

it('hours show the clock of the unit', () => {
  expect(formatHour('2026-11-20T21:00:00Z', 'America/Fortaleza')).toBe('18:00');
  expect(formatHour('2026-11-20T21:00:00Z', 'America/Rio_Branco')).toBe('16:00');
});

it('a state says since when it is so, where that is known', () => {
  expect(formatSince('Inativo', '2026-11-12')).toBe('Inativo desde 12/11/2026');
  expect(formatSince('Ativo', undefined)).toBe('Ativo');
});

it('a month steps over the year, and ends on its last day', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([lastDayOf('2026-11'), lastDayOf('2028-02'), lastDayOf('2026-12')]).toEqual([
    '2026-11-30',
    '2028-02-29',
    '2026-12-31',
  ]);
});
