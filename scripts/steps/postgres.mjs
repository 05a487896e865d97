// The PostgreSQL of a run of specs, a bench or a simulation: TEST_DATABASE_URL's, else the product's own in a new folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from './scratch.mjs';

const tell = line => process.stderr.write(`${line}\n`);

/**
 * `{ url, what, stop }`: an owner's address, the server in words, and what stops it where it was started here. `durable`: every
 * commit waits for the disk, as the product's does; without it none does.
 */
export async function postgresOfThisRun({ durable, named = process.env.TEST_DATABASE_URL }) {
  if (named) return { url: named, what: 'o PostgreSQL indicado', stop: async () => undefined };
  const { openOwnPostgres } = await import('../../packages/own-postgres/dist/own-postgres.js');
  const prefix = 'alipen-postgres-';
  const folder = durable ? mkdtempSync(join(tmpdir(), prefix)) : scratchFolder(prefix);
  const server = await openOwnPostgres({ folder, durable, say: tell, onLost: error => tell(error.message) });
  return {
    url: server.url(undefined, 'postgres'),
    what: 'o PostgreSQL do próprio sistema, numa pasta temporária',
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
