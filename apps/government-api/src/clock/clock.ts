import { Injectable } from '@nestjs/common';

/** Contracts, meals, holidays and parameters belong to the agency, not to a unit: their day is Brasília's. */
export const FUSO_DA_AGENCIA = 'America/Sao_Paulo';

/** Injected, so that a spec can stand at any minute. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The plain date (`AAAA-MM-DD`) in an IANA zone. */
  today(zone: string): string {
    return plainDate(this.now(), zone);
  }
}

type Zone = { readonly format: Intl.DateTimeFormat; minute: number; date: string };
const zones = new Map<string, Zone>();

/** Zones are whole minutes apart, so all of a minute has one date: a call asks for today's many times. */
export function plainDate(instant: Date, zone: string): string {
  const known = zones.get(zone) ?? newZone(zone);
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== known.minute) {
    known.date = known.format.format(instant);
    known.minute = minute;
  }
  return known.date;
}

function newZone(zone: string): Zone {
  // The Swedish locale writes ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  const known = { format, minute: Number.NaN, date: '' };
  zones.set(zone, known);
  return known;
}

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Whole days from one plain date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
