import type { SQL } from 'drizzle-orm';
import { PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What a raw statement answers. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
type Rows<Row> = { readonly rows: Row[] };

/**
 * The database as every repository sees it: drizzle on a PostgreSQL pool. Injection token and type.
 * Inside `database.transaction(async tx => …)` use `tx` only: what is sent to the outer database goes over another connection, which
 * does not see what the transaction wrote, and a pool whose callers each wait for a second one waits for itself. Where a whole call
 * is one transaction (ambient-transaction.ts), `database.transaction` joins it.
 */
export abstract class Database extends PgDatabase<RowsResult> {}

/**
 * The unit of work, which a repository takes first: a transaction, or the database itself for a single statement. `$client`, which every
 * one of ours has (unit-of-work.ts), is the connection or the pool it is asked of.
 */
export type Transaction = PgDatabase<RowsResult> & { readonly $client?: object };

/** Of a transaction that only reads: its statements see the database at one instant, what is written meanwhile in none of them. */
export const ONE_INSTANT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Rows of a hand-written statement; the caller says what they are, and the specs compare every answer with it (ADR 99). */
export async function rows<Row extends Record<string, unknown>>(tx: Transaction, statement: SQL): Promise<Row[]> {
  return (await tx.execute<Row>(statement)).rows as Row[];
}
