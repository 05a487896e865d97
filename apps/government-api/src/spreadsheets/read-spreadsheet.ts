import { readCsv } from './csv-reader.ts';
import { type Limits, type Sheet, unreadable } from './sheet.ts';
import { readXlsx } from './xlsx-reader.ts';

const begins = (bytes: Uint8Array, ...expected: readonly number[]): boolean =>
  expected.every((byte, at) => bytes[at] === byte);

/**
 * Reads the table of a file, whose kind is known by its content and not by its name. `missing` returns the columns a
 * header lacks: of a workbook, the first visible tab that lacks none is taken.
 */
export async function readSpreadsheet(
  bytes: Buffer,
  limits: Limits,
  missing: (header: readonly string[]) => readonly string[],
): Promise<Sheet> {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw unreadable(
      'A planilha está no formato antigo (.xls) ou tem senha. Salve como XLSX sem senha e envie de novo.',
    );
  }
  if (!begins(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const sheet = readCsv(bytes, limits);
    if (missing(sheet.header).length) throw withoutHeader(missing(sheet.header));
    return sheet;
  }
  const seen: Sheet[] = [];
  for await (const sheet of readXlsx(bytes, limits)) {
    if (missing(sheet.header).length === 0) return sheet;
    seen.push(sheet);
  }
  const [first] = seen;
  if (!first) throw unreadable('A planilha não tem nenhuma aba visível.');
  if (seen.length === 1) throw withoutHeader(missing(first.header));
  const tabs = seen.map(({ name }) => `"${name}"`).join(', ');
  throw unreadable(
    `Nenhuma das abas (${tabs}) tem as colunas do modelo. Na aba "${first.name}" faltam: ${missing(first.header).join(', ')}.`.slice(
      0,
      1500,
    ),
  );
}

const withoutHeader = (faltam: readonly string[]) =>
  unreadable(`A primeira linha precisa dar nome às colunas. Faltam: ${faltam.join(', ')}.`);
