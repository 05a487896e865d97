import { type Heads, readHeads, readSequences, readTables, type Sequence, sha256, type Table } from './catalogue.ts';
import { type Copier, identifier } from './copier.ts';
import { type Batch, type Receipt, readBatches } from './rows.ts';
import type { Identity } from './target.ts';

/** What is moved, wherever it is kept: a database, or a backup of one. */
export type Origin = Identity & {
  readonly tables: readonly Table[];
  readonly sequences: readonly Sequence[];
  readonly heads: Heads;
  /** How many rows there are, counted apart from their reading. */
  count(table: Table): Promise<number>;
  /** What comes after the batches that are already there. */
  batches(table: Table, done: readonly Receipt[]): AsyncIterable<Batch>;
};

/** A database nobody else writes to meanwhile: one process, or one snapshot. */
export async function databaseOrigin(copier: Copier): Promise<Origin> {
  // Instants to the microsecond: no two installations were made at the same ones.
  const born = await copier.copyOut('select nome, aplicada_em from migracoes order by nome collate "C"');
  const [written] = await copier.query<{ state: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as state',
  );
  return {
    identity: sha256(born),
    state: written?.state ?? '',
    tables: await readTables(copier),
    sequences: await readSequences(copier),
    heads: await readHeads(copier),
    async count({ name }) {
      const [row] = await copier.query<{ rows: number }>(`select count(*)::float8 as rows from ${identifier(name)}`);
      return row?.rows ?? 0;
    },
    batches: (table, done) => readBatches(copier, table, done.at(-1)?.last),
  };
}
