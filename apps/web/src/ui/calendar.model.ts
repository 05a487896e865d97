import { addDays } from './date.format.ts';

const WEEK = 7;

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The same day of another month, or its last day where it has none: 31/01 and a month more is 28/02. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let start = addDays(first, -weekdayOf(first)); start < next; start = addDays(start, WEEK)) {
    weeks.push(Array.from({ length: WEEK }, (_, at) => addDays(start, at)));
  }
  return weeks;
}

/** The day a key leads to; null for a key that moves nothing. */
export function dayAfterKey(key: string, day: string): string | null {
  const weekday = weekdayOf(day);
  const days = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -WEEK,
    ArrowDown: WEEK,
    Home: -weekday,
    End: WEEK - 1 - weekday,
  };
  if (Object.hasOwn(days, key)) return addDays(day, days[key as keyof typeof days]);
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? null : addMonths(day, months);
}
