// Meal days are plain dates ("2026-11-21") and are only ever handled as UTC midnights, so no zone can shift them. Events are
// instants and are shown in a zone that the caller names.

const atUtc = (day: string) => new Date(`${day}T00:00:00Z`);
const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });

const numeric = utc({ day: '2-digit', month: '2-digit', year: 'numeric' });
const long = utc({ weekday: 'long', day: 'numeric', month: 'long' });
const weekday = utc({ weekday: 'short' });
const dayMonth = utc({ day: '2-digit', month: '2-digit' });
const monthYear = utc({ month: 'long', year: 'numeric' });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "21/11/2026" */
export const formatDay = (day: string) => numeric.format(atUtc(day));
/** "21/11" */
export const formatDayMonth = (day: string) => dayMonth.format(atUtc(day));
/** "Sábado, 21 de novembro" */
export const formatLongDay = (day: string) => capital(long.format(atUtc(day))).replace('-feira', '');
/** "sáb" */
export const formatWeekday = (day: string) => weekday.format(atUtc(day)).replace('.', '');
/** `2026-11` → `11/2026` */
export const formatShortMonth = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;
/** `2026-11` → `Novembro de 2026` */
export const formatMonth = (month: string) => capital(monthYear.format(atUtc(`${month}-01`)));

export const addDays = (day: string, days: number) =>
  new Date(atUtc(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** `2026-12`, 1 → `2027-01` */
export const monthBeside = (month: string, steps: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + steps, 1)).toISOString().slice(0, 7);

/** `2026-11` → `2026-11-30` */
export const lastDayOf = (month: string) => addDays(`${monthBeside(month, 1)}-01`, -1);

export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(atUtc(text).getTime()) &&
  atUtc(text).toISOString().startsWith(text);

export const isMonth = (text: string | null): text is string => text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The calendar day (`2026-11-21`) of an instant in a zone; without a zone, in the reader's. */
export const dayOf = (instant: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);

const hours = new Map<string | undefined, Intl.DateTimeFormat>();

function hourIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const kept = hours.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone });
  hours.set(timeZone, made);
  return made;
}

/** "15:46" */
export const formatHour = (instant: string, timeZone?: string) => hourIn(timeZone).format(new Date(instant));

/** "20/11/2026 15:46" */
export const formatInstant = (instant: string, timeZone?: string) =>
  `${new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(new Date(instant))} ${formatHour(instant, timeZone)}`;

/** "20/11 15:46", for places where the year is known from the row. */
export const formatShortInstant = (instant: string, timeZone?: string) =>
  `${formatDayMonth(dayOf(new Date(instant), timeZone))} ${formatHour(instant, timeZone)}`;

/** "Inativo desde 12/11/2026"; the label alone where the day is unknown. */
export const formatSince = (label: string, day: string | undefined) =>
  day === undefined ? label : `${label} desde ${formatDay(day)}`;
