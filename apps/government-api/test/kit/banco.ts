import type { Connection } from '../../src/database/connection.ts';
import type { Database } from '../../src/database/database.ts';
import { openPglite } from '../../src/database/pglite.connection.ts';
import { openPostgres } from '../../src/database/postgres.connection.ts';
import { modeloEmbutido, modeloPostgres, type Semente } from './modelo.ts';

export type BancoDeTeste = {
  /** The owner's: fixtures empty and rewrite what the product may only add to. */
  readonly connection: Connection;
  readonly database: Database;
  /** With the role the product works with (ADR 66); the embedded database has one session, and it is the owner's. */
  readonly doSistema: Connection;
};

/**
 * A fresh, migrated (and seeded, where `semente` says so) database for this spec file: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL is set.
 * Registers its own hooks; call it once at the top of a `describe` or of the file.
 */
export function prepararBanco(semente?: () => Promise<Semente>): BancoDeTeste {
  let aberto: { connection: Connection; doSistema: Connection; descartar: () => Promise<void> } | undefined;

  beforeAll(async () => {
    aberto = await abrirBanco(semente);
  }, 240_000);

  afterAll(async () => {
    await aberto?.doSistema.close();
    await aberto?.connection.close();
    await aberto?.descartar();
  }, 30_000);

  const bancoAberto = () => {
    if (!aberto) throw new Error('O banco de teste só existe depois de beforeAll.');
    return aberto;
  };
  return {
    get connection() {
      return bancoAberto().connection;
    },
    get doSistema() {
      return bancoAberto().doSistema;
    },
    get database() {
      return bancoAberto().connection.database;
    },
  };
}

/** True when this run is on PostgreSQL; races only happen there, since PGlite is one connection. */
export const emPostgres = Boolean(process.env.TEST_DATABASE_URL);

async function abrirBanco(
  semente: (() => Promise<Semente>) | undefined,
): Promise<{ connection: Connection; doSistema: Connection; descartar: () => Promise<void> }> {
  const servidor = process.env.TEST_DATABASE_URL;
  if (!servidor) {
    const connection = await openPglite({ dataDir: 'memory://', loadDataDir: await modeloEmbutido(await semente?.()) });
    return { connection, doSistema: connection, descartar: async () => undefined };
  }
  const { url, urlDoSistema, descartar } = await modeloPostgres(servidor, await semente?.());
  const connection = openPostgres({ url, maxConnections: 5, onIdleError: () => undefined });
  const doSistema = openPostgres({ url: urlDoSistema, maxConnections: 5, onIdleError: () => undefined });
  return { connection, doSistema, descartar };
}
