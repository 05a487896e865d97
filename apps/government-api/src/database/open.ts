import { type Address, type AddressSettings, addressOf } from './address.ts';
import type { Connection } from './connection.ts';
import { openPostgres } from './postgres-connection.ts';
import { MigrationError, migrate, readMigrations } from './schema/migrations.ts';

export type DatabaseSettings = AddressSettings & {
  readonly onIdleError: (error: Error) => void;
};

/** Opens the database of this installation and migrates it. The role that works on it may only add to the audit trail. */
export async function openDatabase(settings: DatabaseSettings): Promise<Connection> {
  return opened(settings, async ({ databaseUrl, migrationUrl }, connection) => {
    if (migrationUrl && roleOf(databaseUrl) !== roleOf(migrationUrl)) {
      await migrateAsOwner(migrationUrl, { databaseUrl, onIdleError: settings.onIdleError });
      return;
    }
    await requireWhole(connection);
    await migrate(connection, await readMigrations());
  });
}

/** Opens the database without migrating it. */
export const connect = (settings: DatabaseSettings): Promise<Connection> => opened(settings, async () => undefined);

/** The product's own PostgreSQL, where it was started for this connection, stops with it. */
async function opened(
  settings: DatabaseSettings,
  prepare: (address: Address, connection: Connection) => Promise<void>,
): Promise<Connection> {
  const address = await addressOf(settings);
  const connection = openPostgres({ url: address.databaseUrl, onIdleError: settings.onIdleError });
  const close = async (): Promise<void> => {
    await connection.close();
    await address.release();
  };
  try {
    await prepare(address, connection);
    return { ...connection, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function migrateAsOwner(
  migrationUrl: string,
  { databaseUrl, onIdleError }: { databaseUrl: string; onIdleError: DatabaseSettings['onIdleError'] },
): Promise<void> {
  const owner = openPostgres({ url: migrationUrl, maxConnections: 1, onIdleError });
  try {
    await requireWhole(owner);
    const password = decodeURIComponent(new URL(databaseUrl).password);
    await migrate(owner, await readMigrations(), { name: roleOf(databaseUrl), password });
  } finally {
    await owner.close();
  }
}

export const roleOf = (databaseUrl: string): string => decodeURIComponent(new URL(databaseUrl).username);

/**
 * Refuses a database that is still being filled (src/moving): it has neither foreign keys nor triggers, so nothing may
 * write to it.
 */
async function requireWhole(connection: Connection): Promise<void> {
  const [state] = await connection.withSession(session =>
    session.query<{ moving: boolean }>(`select to_regclass('mudanca.origem') is not null as moving`),
  );
  if (state?.moving) {
    throw new MigrationError(
      'Este banco ainda está sendo preenchido por uma mudança ou restauração que não terminou. ' +
        'Rode o mesmo comando de novo (migrar ou restaurar): ele continua de onde parou.',
    );
  }
}
