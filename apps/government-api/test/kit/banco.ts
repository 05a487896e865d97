import type { Connection } from '../../src/database/connection.ts';
import type { Database } from '../../src/database/database.ts';
import { openPostgres } from '../../src/database/postgres-connection.ts';
import { modeloPostgres, type Semente } from './modelo.ts';

export type BancoDeTeste = {
  /** The owner's connection: fixtures empty and rewrite what the product may only add to. */
  readonly connection: Connection;
  readonly database: Database;
  /** Works as the product's own role (ADR 66). */
  readonly doSistema: Connection;
  antesDeFechar(fechar: () => Promise<unknown>): void;
};

/**
 * A fresh, migrated database (seeded, with `semente`) for this spec file, on the server of TEST_DATABASE_URL or on the run's own
 * (scripts/jest/postgres.setup.mjs). Registers its own hooks; call it once at the top of a `describe` or of the file.
 */
export function prepararBanco(semente?: () => Promise<Semente>): BancoDeTeste {
  const usos: (() => Promise<unknown>)[] = [];
  let aberto: { connection: Connection; doSistema: Connection; descartar: () => Promise<void> } | undefined;

  beforeAll(async () => {
    aberto = await abrirBanco(semente);
  }, 240_000);

  afterAll(async () => {
    for (const fechar of usos.reverse()) await fechar();
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
    antesDeFechar: fechar => void usos.push(fechar),
  };
}

async function abrirBanco(
  semente: (() => Promise<Semente>) | undefined,
): Promise<{ connection: Connection; doSistema: Connection; descartar: () => Promise<void> }> {
  const { url, urlDoSistema, descartar } = await modeloPostgres(await semente?.());
  const connection = openPostgres({ url, maxConnections: 5, onIdleError: () => undefined });
  // As many connections as the product has.
  const doSistema = openPostgres({ url: urlDoSistema, onIdleError: () => undefined });
  return { connection, doSistema, descartar };
}
