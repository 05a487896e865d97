import { plainDate } from '../clock/clock.ts';
import { horaEm } from '../clock/zoned-time.ts';
import type { ExportColumn, Value } from './spreadsheet-value.ts';
import type { SheetCell } from './xlsx-cells.ts';
import { type StreamedSheet, xlsxBytes } from './xlsx-stream.ts';

export type Tab = {
  readonly name: string;
  readonly columns: readonly { readonly header: string; readonly width?: number }[];
  readonly lines: readonly (readonly Value[])[];
};

export const tabOf = <Row>(name: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Tab => ({
  name,
  columns,
  lines: rows.map(row => columns.map(({ value }) => value(row))),
});

/** Replaces the characters a tab's name may not have, and cuts it at 31 (ECMA-376). */
const tabName = (name: string): string => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** A workbook with typed cells and each tab's first row frozen. Texts are text cells, so nothing in them is run. */
export const writeXlsx = (tabs: readonly Tab[]): Promise<Buffer> => xlsxBytes(tabs.map(sheetOf));

const sheetOf = ({ name, columns, lines }: Tab): StreamedSheet => ({
  name: tabName(name),
  columns: columns.map(({ header, width }) => ({ width: width ?? Math.max(12, header.length + 2) })),
  frozen: { rows: 1, columns: 0 },
  rows: () => [
    columns.map(({ header }): SheetCell => ({ text: header, style: 'header' })),
    ...lines.map(line => line.map(cellOf)),
  ],
});

function cellOf(value: Value): SheetCell {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return { number: value, style: 'plain' };
  if (typeof value === 'boolean') return { text: value ? 'Sim' : 'Não' };
  if ('centavos' in value) return { number: value.centavos / 100, style: 'money' };
  if ('data' in value) return { date: value.data };
  const instant = new Date(value.instante);
  return { moment: `${plainDate(instant, value.fuso)}T${horaEm(instant, value.fuso)}` };
}
