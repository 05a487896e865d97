import { sha256, type Table } from './catalogue.ts';
import { type Copier, identifier, literal } from './copier.ts';

/** Consecutive rows of a table, in order of its key, as COPY text. */
export type Batch = {
  readonly lines: Buffer;
  readonly rows: number;
  /** The key of the last row, as text. */
  readonly last: readonly string[];
};
/** Identifies a batch afterwards: on the other side the same rows must give the same sum. */
export type Receipt = { readonly rows: number; readonly last: readonly string[]; readonly sha256: string };

export const receiptOf = ({ rows, last, lines }: Batch): Receipt => ({ rows, last, sha256: sha256(lines) });

const FIRST_ROWS = 1_000;
/** Bytes of COPY text: as much is held in memory, and done again after a kill. */
const BATCH_BYTES = 8_000_000;
const MOST_ROWS = 200_000;
const LINE_END = 0x0a;

/** The order is the same on both sides: text by its bytes, whatever the database's language. */
const ordered = ({ key }: Table): string[] =>
  key.map(({ column, collates }) => identifier(column) + (collates ? ' collate "C"' : ''));
const valuesOf = ({ key }: Table, last: readonly string[]): string =>
  `(${key.map(({ type }, n) => `${literal(last[n] ?? '')}::${type}`).join(', ')})`;
const columnsOf = ({ columns }: Table): string => columns.map(identifier).join(', ');

export const intoOf = (table: Table): string => `${identifier(table.name)} (${columnsOf(table)})`;

export function selectRows(table: Table, { after, to }: { after?: readonly string[]; to?: readonly string[] }): string {
  const order = ordered(table);
  const key = `(${order.join(', ')})`;
  const limits = [after && `${key} > ${valuesOf(table, after)}`, to && `${key} <= ${valuesOf(table, to)}`].filter(
    Boolean,
  );
  const where = limits.length ? ` where ${limits.join(' and ')}` : '';
  return `select ${columnsOf(table)} from ${identifier(table.name)}${where} order by ${order.join(', ')}`;
}

export async function* readBatches(copier: Copier, table: Table, after?: readonly string[]): AsyncGenerator<Batch> {
  let limit = FIRST_ROWS;
  let last = after;
  for (;;) {
    const lines = await copier.copyOut(`${selectRows(table, last ? { after: last } : {})} limit ${limit}`);
    const rows = countLines(lines);
    if (rows === 0) return;
    last = lastKey(table, lines);
    yield { lines, rows, last };
    if (rows < limit) return;
    limit = Math.max(1, Math.min(MOST_ROWS, limit * 8, Math.floor((rows * BATCH_BYTES) / lines.length)));
  }
}

function countLines(lines: Buffer): number {
  let count = 0;
  for (let at = lines.indexOf(LINE_END); at !== -1; at = lines.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

function lastKey({ columns, key }: Table, lines: Buffer): string[] {
  const start = lines.lastIndexOf(LINE_END, lines.length - 2) + 1;
  const fields = lines.toString('utf8', start, lines.length - 1).split('\t');
  return key.map(({ column }) => plain(fields[columns.indexOf(column)] ?? ''));
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const plain = (field: string): string => field.replaceAll(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
