import { addDays, isDay, isMonth } from './date.format.ts';
import { plainText } from './plain-text.ts';

const WEEKDAYS: Readonly<Record<string, number>> = { dom: 0, seg: 1, ter: 2, qua: 3, qui: 4, sex: 5, sab: 6 };

const plain = (text: string) => plainText(text).trim();

/** `26` → `2026` */
const wholeYear = (year: string) => (year.length === 2 ? `20${year}` : year);

const pad = (digits: string, length: number) => digits.padStart(length, '0');

/** A day as people type it: 21/11/2026, 21/11/26, 21/11, 21112026, hoje, ontem, amanhã, seg. Null: not a day. */
export function parseDay(typed: string, today: string): string | null {
  const text = plain(typed);
  const near = { hoje: 0, ontem: -1, amanha: 1 }[text];
  if (near !== undefined) return addDays(today, near);
  const weekday = WEEKDAYS[text.slice(0, 3)];
  if (weekday !== undefined && /^[a-z]{3}[a-z-]*$/.test(text)) {
    const now = new Date(`${today}T00:00:00Z`).getUTCDay();
    return addDays(today, (weekday - now + 7) % 7 || 7);
  }
  if (isDay(text)) return text;
  const parts =
    /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})?$/.exec(text);
  if (!parts) return null;
  const [, day = '', month = '', year = today.slice(0, 4)] = parts;
  const found = `${wholeYear(year)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDay(found) ? found : null;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** A month as people type it: 11/2026, 11/26, 112026, nov/2026, novembro de 2026, nov. Null: not a month. */
export function parseMonth(typed: string, today: string): string | null {
  const text = plain(typed);
  if (isMonth(text)) return text;
  const named = /^([a-z]{3,9})(?:(?: de |[/.\- ])(\d{4}|\d{2}))?$/.exec(text);
  const parts = named ?? /^(\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{4})$/.exec(text);
  if (!parts) return null;
  const [, month = '', year = today.slice(0, 4)] = parts;
  const number = named ? MONTHS.indexOf(month.slice(0, 3)) + 1 : Number(month);
  const found = `${wholeYear(year)}-${pad(String(number), 2)}`;
  return isMonth(found) ? found : null;
}
