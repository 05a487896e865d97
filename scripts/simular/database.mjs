// The simulation's own database: a new one on the PostgreSQL it is given, or the embedded one in its folder.
import { createRequire } from 'node:module';
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

/** `url` is undefined for the embedded database, which only one process may have open. */
export async function ownDatabase(server, folder) {
  if (!server) return { url: undefined, drop: async () => undefined, open: () => open(undefined, folder) };
  const name = `alipen_simular_${process.pid}`;
  await once(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => once(server, `drop database if exists ${name} with (force)`),
    open: () => open(url.href, folder),
  };
}

/** `query(sql, parameters)` answers rows; `close()` lets go. */
async function open(databaseUrl, dataDir) {
  const { openDatabase } = await import(at('apps/government-api/dist/database/open.js'));
  const connection = await openDatabase({ databaseUrl, dataDir, onIdleError: () => undefined });
  return {
    query: (sql, parameters = []) => connection.withSession(session => session.query(sql, parameters)),
    close: () => connection.close(),
  };
}
