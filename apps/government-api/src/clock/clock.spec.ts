import { addDays, plainDate, weekday } from './clock.ts';

describe('dias', () => {
  it.each([
    ['2026-11-21T02:59:59Z', 'America/Fortaleza', '2026-11-20'],
    ['2026-11-21T03:00:00Z', 'America/Fortaleza', '2026-11-21'],
    ['2026-11-21T04:59:59Z', 'America/Rio_Branco', '2026-11-20'],
    ['2026-11-21T00:00:00Z', 'UTC', '2026-11-21'],
  ])('%s em %s é dia %s', (instante, fuso, dia) => {
    expect(plainDate(new Date(instante), fuso)).toBe(dia);
  });

  it('somar dias passa por fim de mês, ano e 29 de fevereiro', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('o dia da semana vem da data, em qualquer fuso da máquina', () => {
    expect([weekday('2026-11-22'), weekday('2026-11-20'), weekday('2026-11-21')]).toEqual([0, 5, 6]);
  });
});
