import { readHeads, sha256, type Table } from './catalogue.ts';
import type { Copier } from './copier.ts';
import { MovingError } from './moving-error.ts';
import type { Origin } from './origin.ts';
import { type Receipt, selectRows } from './rows.ts';
import type { Target } from './target.ts';

export type Say = (line: string) => void;

/** Tables of at least this many rows get a line of their own in the report. */
const WORTH_A_LINE = 100_000;
export const number = (value: number): string => value.toLocaleString('pt-BR');
export const seconds = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} s`;

/** Writes what each table lacks; after a run that was killed it goes on after the last batch. */
export async function moveRows(origin: Origin, target: Target, say: Say): Promise<number> {
  let total = 0;
  for (const table of origin.tables) {
    const began = performance.now();
    const done = await target.receipts(table);
    const before = sumOf(done);
    let rows = before;
    let n = done.length;
    for await (const batch of origin.batches(table, done)) {
      await target.write(table, n, batch);
      n += 1;
      rows += batch.rows;
    }
    const there = await origin.count(table);
    if (rows !== there)
      throw new MovingError(
        `${table.name} tem ${number(there)} linhas na origem e foram lidas ${number(rows)}. Confira o disco da origem.`,
      );
    if (rows >= WORTH_A_LINE)
      say(
        `  ${table.name}: ${number(rows)} linhas${before ? ` (${number(before)} já estavam)` : ''}, ${seconds(began)}`,
      );
    total += rows;
  }
  return total;
}

/** Reads every row back and compares it with what was read from the origin, and compares the last links of the chains. */
export async function compareWithOrigin(
  origin: Pick<Origin, 'tables' | 'heads'>,
  copier: Copier,
  target: Target,
): Promise<void> {
  for (const table of origin.tables) await compareRows(table, copier, await target.receipts(table));
  const heads = await readHeads(copier);
  if (heads.sha256 !== origin.heads.sha256)
    throw new MovingError(
      'As cadeias dos mapas terminam de outro jeito no destino. Não use este banco; comece num banco novo.',
    );
}

async function compareRows(table: Table, copier: Copier, receipts: readonly Receipt[]): Promise<void> {
  let after: readonly string[] | undefined;
  for (const { last, sha256: expected, rows } of receipts) {
    const lines = await copier.copyOut(selectRows(table, { ...(after && { after }), to: last }));
    if (sha256(lines) !== expected) {
      throw new MovingError(
        `A conferência falhou em ${table.name}: as ${number(rows)} linhas até a de chave ${last.join(', ')} não são as da origem. ` +
          'Não use este banco; comece num banco novo.',
      );
    }
    after = last;
  }
  const beyond = await copier.copyOut(`${selectRows(table, after ? { after } : {})} limit 1`);
  if (beyond.length)
    throw new MovingError(`${table.name} tem no destino linhas que não são da origem. Comece num banco novo.`);
}

const sumOf = (receipts: readonly Receipt[]): number => receipts.reduce((sum, { rows }) => sum + rows, 0);
