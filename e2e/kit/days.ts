const DAY_MS = 86_400_000;

/** The time zone of the demonstration's units: at 22:00 there UTC is a day ahead. */
const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Fortaleza' });

/** The units' calendar day, so many days from now: "2026-11-24". */
export const inDays = (days: number, from = Date.now()) => wall.format(from + days * DAY_MS);

/** "24/11/2026" */
export const withSlashes = (day: string) => day.split('-').reverse().join('/');
