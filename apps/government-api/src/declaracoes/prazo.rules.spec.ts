import { ateQuando, diasAbertos } from './prazo.rules.ts';

describe('the days a supplier declares', () => {
  it('are today and, until noon in Brasília, yesterday', () => {
    expect(ateQuando('2026-11-20').toISOString()).toBe('2026-11-21T15:00:00.000Z');
    expect(diasAbertos(new Date('2026-11-21T15:00:00.000Z'))).toEqual(['2026-11-21', '2026-11-20']);
    expect(diasAbertos(new Date('2026-11-21T15:00:00.001Z'))).toEqual(['2026-11-21']);
  });

  it('follow the day of the agency, and not of UTC', () => {
    expect(diasAbertos(new Date('2026-11-22T02:30:00.000Z'))).toEqual(['2026-11-21']);
  });
});
