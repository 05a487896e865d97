import type { SQL } from 'drizzle-orm';
import { PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What a raw statement answers on both drivers. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
type Rows<Row> = { readonly rows: Row[] };

/**
 * The database as every repository sees it: drizzle on PGlite or on a PostgreSQL pool. Injection token and type.
 * Inside `database.transaction(async tx => …)` use `tx` only: PGlite is one connection, and a statement sent to the
 * outer database from inside a transaction would wait for itself. Where a whole call is one transaction
 * (ambient-transaction.ts), `database.transaction` joins it.
 */
export abstract class Database extends PgDatabase<RowsResult> {}

/** What a repository takes first: a transaction, or the database itself for a single statement. */
export type Transaction = PgDatabase<RowsResult>;

/** Rows of a hand-written statement; the caller vouches for their shape, which its specs check on both databases. */
export async function rows<Row extends Record<string, unknown>>(tx: Transaction, statement: SQL): Promise<Row[]> {
  return (await tx.execute<Row>(statement)).rows as Row[];
}
