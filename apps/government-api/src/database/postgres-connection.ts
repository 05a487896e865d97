import pg from 'pg';
import type { Connection } from './connection.ts';
import { listenTo } from './postgres-listener.ts';
import { namingClient, StatementNames } from './postgres-named-statements.ts';
import { traceStatements } from './statement-spans.ts';
import { databaseOf } from './unit-of-work.ts';

export type PostgresSettings = {
  readonly url: string;
  readonly maxConnections?: number;
  /** A connection that broke while idle; without a listener it would end the process. */
  readonly onIdleError: (error: Error) => void;
};

export function openPostgres({ url, maxConnections = 10, onIdleError }: PostgresSettings): Connection {
  const pool = new pg.Pool({
    Client: namingClient(new StatementNames()),
    connectionString: url,
    max: maxConnections,
    // Statements that need nothing of each other's answers are sent together.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    // A new one knows no table and no statement yet, and costs whoever waits for it more than an idle one costs the server.
    idleTimeoutMillis: 300_000,
    // A statement that outlives the request nobody waits for any more only holds locks.
    statement_timeout: 30_000,
    // Compiling a statement costs us more than running it (ADR 48).
    // A month of all units is added in memory: sorted on disk it takes twice as long.
    options: '-c TimeZone=UTC -c jit=off -c work_mem=16MB',
    application_name: 'alipen-government-api',
  });
  // What is cut while it closes is not missed.
  pool.on('error', error => !pool.ending && onIdleError(error));
  // One that breaks in the middle of a transaction fails its statements, which is where it is told; unheard, it would end the process.
  pool.on('connect', client => client.on('error', () => undefined));
  return {
    database: databaseOf(pool),
    listen: (channel, listener) => listenTo(url, channel, listener),
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
    trace(spans) {
      traceStatements(pool, spans);
      pool.on('acquire', client => traceStatements(client, spans));
    },
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
