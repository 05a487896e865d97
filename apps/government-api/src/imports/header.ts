import { searchText } from '../database/search-text.ts';
import { unreadable } from '../spreadsheets/sheet.ts';
import type { Columns } from './definition.ts';

/** Where a column stands in the file; several places are added up. */
export type Places = readonly [number, ...number[]];

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

/** The places of each column in the file. A heading that occurs twice is ambiguous, so the file is refused. */
export function positionsOf(columns: Columns, header: readonly string[]): Map<string, Places> {
  const plainHeader = header.map(plain);
  const where = (is: (heading: string) => boolean) => plainHeader.flatMap((heading, at) => (is(heading) ? [at] : []));
  const positions = new Map<string, Places>();
  for (const [key, column] of Object.entries(columns)) {
    const names = namesOf(column, key);
    const own = where(heading => names.includes(heading));
    if (own.length > 1)
      throw unreadable(`A coluna "${column.header}" aparece ${own.length} vezes no cabeçalho. Deixe uma só.`);
    const { parts } = column;
    const places = own.length || !parts ? own : where(heading => parts.of.test(heading));
    const [first, ...others] = places;
    if (first !== undefined) positions.set(key, [first, ...others]);
  }
  return positions;
}

export type Understood = { readonly coluna: string; readonly cabecalho: string; readonly quantas: number };

/** What each column was found under, in the model's order: the first heading, and how many were added up. */
export function understood(columns: Columns, header: readonly string[]): Understood[] {
  const positions = positionsOf(columns, header);
  return Object.entries(columns).flatMap(([key, { header: coluna }]) => {
    const places = positions.get(key);
    return places ? [{ coluna, cabecalho: (header[places[0]] ?? '').slice(0, 200), quantas: places.length }] : [];
  });
}
