import writeXlsxFile, { type CellObject, type Sheet } from 'write-excel-file/node';
import { plainDate } from '../clock/clock.ts';
import { horaEm } from '../clock/zoned-time.ts';
import type { ExportColumn, Value } from './spreadsheet-value.ts';
import { printable } from './xlsx-cells.ts';

/** One tab, its values already read from its rows. */
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

/** Characters a tab's name may not have, and its most (ECMA-376). */
const tabName = (name: string): string => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** A workbook with typed cells and each tab's first row frozen. Texts are text cells: nothing in them is run. */
export function writeXlsx(tabs: readonly Tab[]): Promise<Buffer> {
  return writeXlsxFile(tabs.map(sheetOf)).toBuffer();
}

function sheetOf({ name, columns, lines }: Tab): Sheet<never> {
  const header = columns.map(
    (column): CellObject => ({ value: column.header, type: String, fontWeight: 'bold', backgroundColor: '#E8F0FE' }),
  );
  return {
    sheet: tabName(name),
    stickyRowsCount: 1,
    columns: columns.map(column => ({ width: column.width ?? Math.max(12, column.header.length + 2) })),
    data: [header, ...lines.map(line => line.map(cellOf))],
  };
}

function cellOf(value: Value): CellObject | null {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return { value: printable(value), type: String };
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'boolean') return { value: value ? 'Sim' : 'Não', type: String };
  if ('centavos' in value) return { value: value.centavos / 100, type: Number, format: '#,##0.00' };
  if ('data' in value) return { value: new Date(`${value.data}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  const instant = new Date(value.instante);
  const shown = new Date(`${plainDate(instant, value.fuso)}T${horaEm(instant, value.fuso)}:00Z`);
  return { value: shown, type: Date, format: 'dd/mm/yyyy hh:mm' };
}
