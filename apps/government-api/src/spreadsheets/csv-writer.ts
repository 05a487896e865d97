import { plainDate } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import { type ExportColumn, harmless, type Value } from './spreadsheet-value.ts';

const BOM = '\uFEFF';

/** One line of such a CSV, for files too long to be held in memory; `first` starts the file. */
export const csvLine = (values: readonly Value[], first = false): string =>
  `${first ? BOM : ''}${values.map(value => quoted(textOf(value))).join(';')}\r\n`;

/** A CSV that a Brazilian Excel opens with two clicks: semicolons, byte order mark, decimal commas, DD/MM/AAAA. */
export function writeCsv<Row>(columns: readonly ExportColumn<Row>[], rows: Iterable<Row>): Buffer {
  const lines = [columns.map(({ header }) => quoted(header)).join(';')];
  for (const row of rows) lines.push(columns.map(({ value }) => quoted(textOf(value(row)))).join(';'));
  return Buffer.from(`${BOM}${lines.join('\r\n')}\r\n`);
}

function textOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string') return harmless(value.replaceAll(/\s+/g, ' ').trim());
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if ('centavos' in value) return (value.centavos / 100).toFixed(2).replace('.', ',');
  if ('data' in value) return porExtenso(value.data);
  const instant = new Date(value.instante);
  return `${porExtenso(plainDate(instant, value.fuso))} ${horaEm(instant, value.fuso)}`;
}

const quoted = (text: string): string => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
