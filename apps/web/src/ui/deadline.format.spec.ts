import { clockOffset, timeLeftText } from './deadline.format.ts';

const limite = '2026-11-20T21:00:00Z';
const antes = (ms: number) => Date.parse(limite) - ms;
const MINUTO = 60_000;
const HORA = 60 * MINUTO;

describe('the countdown to the cut-off', () => {
  it.each([
    [2 * HORA + 14 * MINUTO + 59_000, '2 h 14 min'],
    [59 * MINUTO, '59 min'],
    [MINUTO, '1 min'],
    [40_000, '40 s'],
    [1, '1 s'],
    [27 * HORA, '1 dia e 3 h'],
    [51 * HORA, '2 dias e 3 h'],
  ])('with %i ms left reads "%s"', (ms, text) => {
    expect(timeLeftText(limite, antes(ms))).toBe(text);
  });

  it('is over at the very instant of the limit', () => {
    expect(timeLeftText(limite, Date.parse(limite))).toBeNull();
  });

  it("follows the server's clock, not this computer's", () => {
    const pc = Date.parse('2026-11-20T12:00:00Z');
    const offset = clockOffset('2026-11-20T20:30:00Z', pc);
    expect(timeLeftText(limite, pc + offset)).toBe('30 min');
  });
});
