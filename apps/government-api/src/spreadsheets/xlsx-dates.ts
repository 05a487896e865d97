import type { Moment } from './sheet.ts';
import { walkXml } from './xlsx-xml.ts';

/** Number formats every spreadsheet program knows as dates or times (ECMA-376 part 1, 18.8.30, and its regional ones). */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** A workbook's own format shows a date when it asks for day, month, year, hour, minute or second. */
const isDateFormat = (code: string): boolean =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, ''));

export function dateStyles(stylesXml: string): boolean[] {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCellXfs = false;
  walkXml(stylesXml, {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), isDateFormat(attributes.formatCode ?? ''));
      else if (name === 'cellXfs') inCellXfs = true;
      else if (name === 'xf' && inCellXfs) {
        const id = Number(attributes.numFmtId ?? 0);
        styles.push(own.get(id) ?? isBuiltIn(id));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellXfs = false;
    },
  });
  return styles;
}

const DAY = 86_400;
/** Day 0 of the two calendars of spreadsheets, in UTC seconds. The older one counts a 29 February 1900 that did not exist. */
const EPOCH_1900 = Date.UTC(1899, 11, 30) / 1000;
const EPOCH_1904 = Date.UTC(1904, 0, 1) / 1000;

/** Undefined when the serial number is outside the calendar. */
export function momentOf(serial: number, from1904: boolean): Moment | undefined {
  if (!(serial >= 0) || serial > 2_958_465) return undefined;
  const days = Math.floor(serial);
  const seconds = Math.min(DAY - 1, Math.round((serial - days) * DAY));
  const instant = new Date(((from1904 ? EPOCH_1904 : EPOCH_1900) + days * DAY + seconds) * 1000).toISOString();
  const time = instant.slice(11, 16);
  if (serial < 1) return { time };
  return seconds === 0 ? { date: instant.slice(0, 10) } : { date: instant.slice(0, 10), time };
}
