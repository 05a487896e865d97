import pg from 'pg';
import type { Connection } from './connection.ts';
import { listenTo } from './postgres-listener.ts';
import { namingClient, StatementNames } from './postgres-named-statements.ts';
import { traceStatements } from './statement-spans.ts';
import { databaseOf } from './unit-of-work.ts';

export type PostgresSettings = {
  readonly url: string;
  readonly maxConnections?: number;
  /** Called when an idle connection breaks; without a listener that would end the process. */
  readonly onIdleError: (error: Error) => void;
};

export function openPostgres({ url, maxConnections = 10, onIdleError }: PostgresSettings): Connection {
  const pool = new pg.Pool({
    Client: namingClient(new StatementNames()),
    connectionString: url,
    max: maxConnections,
    // Sends statements that do not depend on each other's answers together.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    // A new connection has no table or statement cached: it costs its first caller more than an idle one costs the server.
    idleTimeoutMillis: 300_000,
    // After this the request has ended, so a statement that still runs only holds locks.
    statement_timeout: 30_000,
    // jit: compiling a statement costs us more than running it (ADR 48). work_mem: a month of all units is added up in
    // memory; sorting it on disk takes twice as long.
    options: '-c TimeZone=UTC -c jit=off -c work_mem=16MB',
    application_name: 'alipen-government-api',
  });
  // Errors while the pool closes are expected.
  pool.on('error', error => !pool.ending && onIdleError(error));
  // A connection that breaks in a transaction fails its statements, which report it. Without a listener it would end the process.
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
    async forget() {
      const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
      for (const client of idle) client.release(true);
    },
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
