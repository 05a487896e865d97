import type { Parser } from './parsers.ts';

export type Column<T> = {
  /** The heading of templates and messages. */
  readonly header: string;
  /** Other headings it is known by; accents, case and punctuation never matter. */
  readonly accepted: readonly string[];
  readonly required: boolean;
  readonly parser: Parser<T>;
  readonly example: string | number;
};

type Described<T> = {
  readonly header: string;
  readonly accepted?: readonly string[];
  readonly read: Parser<T>;
  readonly example: string | number;
};

/** A column the file must have. */
export function column<T>({ header, accepted = [], read, example }: Described<T>): Column<T> {
  return { header, accepted, required: true, parser: read, example };
}

/** A column the file may lack: then its value is undefined. */
export function optionalColumn<T>({ header, accepted = [], read, example }: Described<T>): Column<T | undefined> {
  return { header, accepted, required: false, parser: read as Parser<T | undefined>, example };
}

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type ValuesOf<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

/** What a file of one kind must look like, and what a line of it means. */
export type Definition<C extends Columns, Row> = {
  readonly columns: C;
  readonly mostColumns?: number;
  readonly mostRows?: number;
  /** The pure rule of one line; `refuse(…, 'coluna')` inside it. */
  readonly row: (values: ValuesOf<C>, linha: number) => Row;
  /** Lines of one key cannot both be right: the later ones are refused. */
  readonly key?: (row: Row) => string;
  /** What is said of the line that repeats a key; `linha` is the first of them. */
  readonly repeated?: (linha: number) => string;
  /** What the report calls the line. */
  readonly name: (row: Row) => string;
};

export const MOST_COLUMNS = 30;
export const MOST_ROWS = 20_000;
