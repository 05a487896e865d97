import { addDays, plainDate } from '../clock/clock.ts';
import { zonedInstant } from '../clock/zoned-time.ts';
import type { Moment, Period } from './job.ts';

const MINUTE = 60_000;

/** Only the latest slot, however many were missed. */
export function everySeconds(seconds: number, { after, until }: Period): Moment[] {
  const slot = seconds * 1000;
  const previstoEm = new Date(Math.floor(until.getTime() / slot) * slot);
  return previstoEm > after ? [{ chave: previstoEm.toISOString(), previstoEm, valeAte: null }] : [];
}

export type DailyRule = {
  /** The meal days around today, in days from it, whose moment may fall in the period. */
  readonly days: { readonly from: number; readonly to: number };
  at(data: string, fuso: string): { previstoEm: Date; valeAte: Date | null };
};

/** The moments of meal days, zone by zone, since a unit's days follow its own zone. */
export function eachDay(zones: readonly string[], { days, at }: DailyRule, { after, until }: Period): Moment[] {
  return zones.flatMap(fuso => {
    const last = addDays(plainDate(until, fuso), days.to);
    const moments: Moment[] = [];
    for (let data = addDays(plainDate(after, fuso), days.from); data <= last; data = addDays(data, 1)) {
      const { previstoEm, valeAte } = at(data, fuso);
      if (previstoEm > after && previstoEm <= until) {
        moments.push({ chave: `${data}@${fuso}`, previstoEm, valeAte, fuso, data });
      }
    }
    return moments;
  });
}

export const localHour = (data: string, dias: number, hora: string, fuso: string): Date =>
  zonedInstant(addDays(data, dias), hora, fuso);

export const minutesFrom = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE);

/** Waits one minute after the first failure, then twice as long each time, half an hour at most. */
export const nextTry = (now: Date, tries: number): Date => minutesFrom(now, Math.min(2 ** (tries - 1), 30));
