import type { Parser } from './parsers.ts';

/** Headings whose whole numbers are added up, where the file has no heading with the column's own names. */
type Parts = {
  /** Asked of a heading in plain words: lower case, no accents, single spaces instead of punctuation. */
  readonly of: RegExp;
  /** The cell where all of them are empty. */
  readonly none: '' | 0;
};

export type Column<T> = {
  readonly header: string;
  /** Other accepted headings; accents, case and punctuation never matter. */
  readonly accepted: readonly string[];
  readonly required: boolean;
  readonly parts?: Parts | undefined;
  readonly parser: Parser<T>;
  readonly example: string | number;
};

type Described<T> = {
  readonly header: string;
  readonly accepted?: readonly string[];
  readonly parts?: Parts;
  readonly read: Parser<T>;
  readonly example: string | number;
};

export function column<T>({ header, accepted = [], parts, read, example }: Described<T>): Column<T> {
  return { header, accepted, required: true, parts, parser: read, example };
}

export function optionalColumn<T>({
  header,
  accepted = [],
  parts,
  read,
  example,
}: Described<T>): Column<T | undefined> {
  return { header, accepted, required: false, parts, parser: read as Parser<T | undefined>, example };
}

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type ValuesOf<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

export type Definition<C extends Columns, Row> = {
  readonly columns: C;
  readonly mostColumns?: number;
  readonly mostRows?: number;
  /** The pure rule of one line; it refuses with `refuse(…, 'coluna')`. */
  readonly row: (values: ValuesOf<C>, linha: number) => Row;
  /** Lines with the same key cannot both be right: the later ones are refused. */
  readonly key?: (row: Row) => string;
  /** The reason given for a line that repeats a key; `linha` is the first line with that key. */
  readonly repeated?: (linha: number) => string;
  readonly name: (row: Row) => string;
};

export const MOST_COLUMNS = 30;
export const MOST_ROWS = 20_000;
