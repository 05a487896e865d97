import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';

export type PostgresSettings = {
  readonly url: string;
  readonly maxConnections?: number;
  /** A connection that broke while idle; without a listener it would end the process. */
  readonly onIdleError: (error: Error) => void;
};

export function openPostgres({ url, maxConnections = 10, onIdleError }: PostgresSettings): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // A statement that outlives the request nobody waits for any more only holds locks.
    statement_timeout: 30_000,
    options: '-c TimeZone=UTC',
    application_name: 'alipen-government-api',
  });
  pool.on('error', onIdleError);
  return {
    kind: 'postgres',
    database: drizzle(pool) as unknown as Database,
    async withSession(work) {
      const client = await pool.connect();
      try {
        return await work({
          exec: async statements => void (await client.query(statements)),
          query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
            (await client.query(statement, [...parameters])).rows as Row[],
        });
      } finally {
        client.release();
      }
    },
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
