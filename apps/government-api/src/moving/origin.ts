import { type Heads, readHeads, readSequences, readTables, type Sequence, sha256, type Table } from './catalogue.ts';
import { type Copier, identifier } from './copier.ts';
import { type Batch, type Receipt, readBatches } from './rows.ts';
import type { Identity } from './target.ts';

export type Origin = Identity & {
  readonly tables: readonly Table[];
  readonly sequences: readonly Sequence[];
  readonly heads: Heads;
  /** Counts the rows without reading them. */
  count(table: Table): Promise<number>;
  batches(table: Table, done: readonly Receipt[]): AsyncIterable<Batch>;
};

/** Rows ever written; the server's own work (analysing, cleaning) does not count. */
const WRITTEN = `select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::text as state from pg_stat_all_tables where schemaname = 'public'`;

/**
 * A database nobody else writes to meanwhile, or one snapshot of it. `written` is a query whose result changes with
 * every write.
 */
export async function databaseOrigin(copier: Copier, written = WRITTEN): Promise<Origin> {
  // These instants have microseconds, so no two installations share them.
  const born = await copier.copyOut('select nome, aplicada_em from migracoes order by nome collate "C"');
  const [stands] = await copier.query<{ state: string }>(written);
  return {
    identity: sha256(born),
    state: stands?.state ?? '',
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
