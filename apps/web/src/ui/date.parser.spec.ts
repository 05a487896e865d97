import { parseDay } from './date.parser.ts';

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
