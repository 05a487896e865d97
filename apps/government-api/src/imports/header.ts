import { searchText } from '../database/search-text.ts';
import { unreadable } from '../spreadsheets/sheet.ts';
import type { Columns } from './definition.ts';

const plain = (heading: string): string =>
  searchText(heading)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const namesOf = ({ header, accepted }: Columns[string], key: string): string[] =>
  [header, key.replaceAll(/([A-Z])/g, ' $1'), ...accepted].map(plain);

export function missingColumns(columns: Columns, header: readonly string[]): string[] {
  const found = new Set(header.map(plain));
  return Object.entries(columns)
    .filter(([key, column]) => column.required && !namesOf(column, key).some(name => found.has(name)))
    .map(([, { header: heading }]) => heading);
}

/** The place of each column in the file. A heading that occurs twice is ambiguous, so the file is refused. */
export function positionsOf(columns: Columns, header: readonly string[]): Map<string, number> {
  const plainHeader = header.map(plain);
  const positions = new Map<string, number>();
  for (const [key, column] of Object.entries(columns)) {
    const names = namesOf(column, key);
    const places = plainHeader.flatMap((heading, at) => (names.includes(heading) ? [at] : []));
    if (places.length > 1)
      throw unreadable(`A coluna "${column.header}" aparece ${places.length} vezes no cabeçalho. Deixe uma só.`);
    if (places[0] !== undefined) positions.set(key, places[0]);
  }
  return positions;
}
