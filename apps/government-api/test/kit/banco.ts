import type { Connection } from '../../src/database/connection.ts';
import type { Database } from '../../src/database/database.ts';
import { openPglite } from '../../src/database/pglite.connection.ts';
import { openPostgres } from '../../src/database/postgres.connection.ts';
import { modeloEmbutido, modeloPostgres, type Semente } from './modelo.ts';

export type BancoDeTeste = { readonly connection: Connection; readonly database: Database };

/**
 * A fresh, migrated (and seeded, where `semente` says so) database for this spec file: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL is set.
 * Registers its own hooks; call it once at the top of a `describe` or of the file.
 */
export function prepararBanco(semente?: () => Promise<Semente>): BancoDeTeste {
  let aberto: { connection: Connection; descartar: () => Promise<void> } | undefined;

  beforeAll(async () => {
    aberto = await abrirBanco(semente);
  }, 240_000);

  afterAll(async () => {
    await aberto?.connection.close();
    await aberto?.descartar();
  }, 30_000);

  const connection = () => {
    if (!aberto) throw new Error('O banco de teste só existe depois de beforeAll.');
    return aberto.connection;
  };
  return {
    get connection() {
      return connection();
    },
    get database() {
      return connection().database;
    },
  };
}

/** True when this run is on PostgreSQL; races only happen there, since PGlite is one connection. */
export const emPostgres = Boolean(process.env.TEST_DATABASE_URL);

async function abrirBanco(
  semente: (() => Promise<Semente>) | undefined,
): Promise<{ connection: Connection; descartar: () => Promise<void> }> {
  const servidor = process.env.TEST_DATABASE_URL;
  if (!servidor) {
    const connection = await openPglite({ dataDir: 'memory://', loadDataDir: await modeloEmbutido(await semente?.()) });
    return { connection, descartar: async () => undefined };
  }
  const { url, descartar } = await modeloPostgres(servidor, await semente?.());
  const connection = openPostgres({ url, maxConnections: 5, onIdleError: () => undefined });
  return { connection, descartar };
}
