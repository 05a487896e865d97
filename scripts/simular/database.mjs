// The simulation's own database: a new one on the PostgreSQL it is given, or on one of the product's own.
import { createRequire } from 'node:module';
import { postgresOfThisRun } from '../steps/postgres.mjs';
import { at } from '../steps/shell.mjs';

const pg = createRequire(at('apps/government-api/package.json'))('pg');

async function once(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** `what` names the server; `drop` removes the database, and the server where it was started here. */
export async function ownDatabase(folder) {
  const server = await postgresOfThisRun({
    durable: true,
    named: process.env.DATABASE_URL || process.env.TEST_DATABASE_URL,
  });
  const name = `alipen_simular_${process.pid}`;
  await once(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    what: server.what,
    drop: async () => {
      await once(server.url, `drop database if exists ${name} with (force)`);
      await server.stop();
    },
    open: () => open(url.href, folder),
  };
}

async function open(databaseUrl, dataDir) {
  const { openDatabase } = await import(at('apps/government-api/dist/database/open.js'));
  const connection = await openDatabase({ databaseUrl, dataDir, onIdleError: () => undefined });
  return {
    query: (sql, parameters = []) => connection.withSession(session => session.query(sql, parameters)),
    close: () => connection.close(),
  };
}
