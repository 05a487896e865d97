import { type SQL, sql } from 'drizzle-orm';
import { PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { COMES_OFTEN, SAME_PLAN } from './postgres-named-statements.ts';

export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
type Rows<Row> = { readonly rows: Row[] };

/**
 * The database as every repository sees it: drizzle on a PostgreSQL pool. Injection token and type. Inside
 * `database.transaction(async tx => …)` use `tx` only: the outer database uses another connection, which does not see
 * what the transaction wrote, and a pool whose callers each wait for a second connection deadlocks. Where a whole call
 * is one transaction (ambient-transaction.ts), `database.transaction` joins it.
 */
export abstract class Database extends PgDatabase<RowsResult> {}

/**
 * The unit of work, first parameter of a repository's methods: a transaction, or the database itself for a single
 * statement. `$client`, which each of ours has (unit-of-work.ts), is its connection or pool.
 */
export type Transaction = PgDatabase<RowsResult> & { readonly $client?: object };

/** For a transaction that only reads: all its statements see the database at one instant. */
export const ONE_INSTANT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Rows of a hand-written statement. The caller declares their type, and the specs check every answer against it (ADR 99). */
export async function rows<Row extends Record<string, unknown>>(tx: Transaction, statement: SQL): Promise<Row[]> {
  return (await tx.execute<Row>(statement)).rows as Row[];
}

/**
 * `rows` of a statement whose plan is the same for any values, for example one of a single day: PostgreSQL plans it once
 * for each connection. With a dozen joins, planning takes a quarter of the time.
 */
export const rowsOfSamePlan = <Row extends Record<string, unknown>>(tx: Transaction, statement: SQL): Promise<Row[]> =>
  rows<Row>(tx, sql`${sql.raw(SAME_PLAN)}${statement}`);

/** `rows` of a frequent statement, whose plan PostgreSQL may keep where it finds a custom plan no better. */
export const rowsKept = <Row extends Record<string, unknown>>(tx: Transaction, statement: SQL): Promise<Row[]> =>
  rows<Row>(tx, sql`${sql.raw(COMES_OFTEN)}${statement}`);
