import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Transaction } from './database.ts';

type Work<T> = (tx: Transaction) => Promise<T>;
type How = Pick<NonNullable<Parameters<Transaction['transaction']>[1]>, 'isolationLevel' | 'accessMode'> | undefined;

/** The database over a pool. Each of its transactions is drizzle on the connection it holds, which is its `$client`. */
export function databaseOf(pool: pg.Pool): Database {
  const database = drizzle(pool) as unknown as Database;
  return Object.assign(database, { transaction: <T>(work: Work<T>, how?: How) => inTransaction(pool, work, how) });
}

async function inTransaction<T>(pool: pg.Pool, work: Work<T>, how: How): Promise<T> {
  const client = await pool.connect();
  const tx = unitOf(client);
  try {
    await tx.execute(sql`begin${how ? settings(how) : sql``}`);
    const result = await work(tx);
    await tx.execute(sql`commit`);
    return result;
  } catch (error) {
    // The first error is the one thrown. A connection that cannot even roll back is lost, and the pool notices.
    await tx.execute(sql`rollback`).catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const settings = ({ isolationLevel, accessMode }: NonNullable<How>): SQL =>
  sql.raw(` ${[isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')}`);

/** drizzle is made once for each connection, so that what is prepared on it (`kept`) serves all its transactions. */
const onConnection = new WeakMap<pg.PoolClient, Transaction>();

/** A unit of work `depth` savepoints inside the transaction. */
function unitOf(client: pg.PoolClient, depth = 0): Transaction {
  const base = onConnection.get(client) ?? (drizzle(client) as unknown as Transaction);
  onConnection.set(client, base);
  return Object.assign(Object.create(base), {
    transaction: <T>(work: Work<T>) => inSavepoint(client, depth + 1, work),
  });
}

async function inSavepoint<T>(client: pg.PoolClient, depth: number, work: Work<T>): Promise<T> {
  const unit = unitOf(client, depth);
  const [name, say] = [`sp${depth}`, (words: string) => unit.execute(sql.raw(words))];
  await say(`savepoint ${name}`);
  try {
    const result = await work(unit);
    await say(`release savepoint ${name}`);
    return result;
  } catch (error) {
    await say(`rollback to savepoint ${name}`);
    throw error;
  }
}
