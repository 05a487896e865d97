import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Transaction } from './database.ts';

type Values = Record<string, unknown>;
type Prepared<Rows> = { execute(values?: Values): Promise<Rows> };

/**
 * A select that is built once for each connection, with `sql.placeholder` for its values, and then only sent. Building
 * one of a dozen columns costs drizzle more than reading its answer.
 */
export function kept<Rows>(
  build: (tx: Transaction) => { prepare(name: string): Prepared<Rows> },
): (tx: Transaction, values: Values) => Promise<Rows> {
  const prepared = new WeakMap<object, Prepared<Rows>>();
  return (tx, values) => {
    const client = clientOf(tx);
    // No name is given here: the connection names statements that repeat (postgres-named-statements.ts).
    const here = prepared.get(client) ?? build(tx).prepare('');
    prepared.set(client, here);
    return here.execute(values);
  };
}

const dialect = new PgDialect();

/** PostgreSQL type ids of days, instants and intervals, alone and in lists: left as text, as drizzle leaves them. */
const WRITTEN = new Set([1082, 1114, 1115, 1182, 1184, 1185, 1186, 1187, 1231]);
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    WRITTEN.has(id) ? (text: string) => text : pg.types.getTypeParser(id, format as 'text'),
};

/**
 * Like `kept`, for a hand-written statement: its text is built once, and the caller declares the type of its rows.
 * `mark`: `SAME_PLAN`, `COMES_OFTEN` or none.
 */
export function keptRows<Row>(statement: SQL, mark = ''): (tx: Transaction, values: Values) => Promise<Row[]> {
  let written: { sql: string; params: unknown[] } | undefined;
  return async (tx, values) => {
    written ??= dialect.sqlToQuery(sql`${sql.raw(mark)}${statement}`);
    const answer = await clientOf(tx).query({ text: written.sql, types }, fillPlaceholders(written.params, values));
    return answer.rows as Row[];
  };
}

function clientOf(tx: Transaction): pg.Pool {
  if (!tx.$client) throw new Error('asked of a drizzle that is none of ours');
  return tx.$client as pg.Pool;
}
