import { parseDay, parseMonth } from './date.parser.ts';

// 20/11/2026 is a Friday.
const TODAY = '2026-11-20';

describe('a day as people type it', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/27', '2027-02-01'],
    ['21/11', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['2111', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    [' Hoje ', '2026-11-20'],
    ['ontem', '2026-11-19'],
    ['amanhã', '2026-11-21'],
    ['AMANHA', '2026-11-21'],
    ['seg', '2026-11-23'],
    ['sábado', '2026-11-21'],
    ['sexta-feira', '2026-11-27'],
  ])('%s is %s', (typed, day) => expect(parseDay(typed, TODAY)).toBe(day));

  it.each(['31/02/2026', '00/11', '21/13', '12', '', 'depois', 'segredo1', '21/11/2026x'])('%s is no day', typed =>
    expect(parseDay(typed, TODAY)).toBeNull(),
  );
});

describe('a month as people type it', () => {
  it.each([
    ['11/2026', '2026-11'],
    ['3/27', '2027-03'],
    ['112026', '2026-11'],
    ['2026-11', '2026-11'],
    ['nov/2026', '2026-11'],
    [' Março de 2027 ', '2027-03'],
    ['dezembro', '2026-12'],
  ])('%s is %s', (typed, month) => expect(parseMonth(typed, TODAY)).toBe(month));

  it.each(['13/2026', '0/2026', '2026', '', 'segunda', '11/1999', '11/2026x'])('%s is no month', typed =>
    expect(parseMonth(typed, TODAY)).toBeNull(),
  );
});
