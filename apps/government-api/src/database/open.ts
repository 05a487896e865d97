import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from './connection.ts';
import { lockDataDirectory } from './data-directory.lock.ts';
import { MigrationError, migrate, readMigrations } from './migrations.ts';
import { type Embedded, openPglite } from './pglite.connection.ts';
import { openPostgres } from './postgres.connection.ts';
import { APP_ROLE } from './privileges.ts';

export type DatabaseSettings = {
  /** Unset: the embedded database under `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Who owns the tables and migrates them; unset: whoever `databaseUrl` names. */
  readonly migrationUrl?: string | undefined;
  readonly dataDir: string;
  readonly onIdleError: (error: Error) => void;
};

/** Opens the database of this installation and brings it up to date; what works on it may add to the trail and take nothing from it. */
export async function openDatabase(settings: DatabaseSettings): Promise<Connection> {
  const { databaseUrl, migrationUrl, onIdleError } = settings;
  if (databaseUrl && migrationUrl && roleOf(databaseUrl) !== roleOf(migrationUrl)) {
    await migrateAsOwner(migrationUrl, { databaseUrl, onIdleError });
    return connect(settings);
  }
  const connection = await connect(settings);
  try {
    await requireWhole(connection);
    if (connection.kind === 'postgres') {
      await migrate(connection, await readMigrations());
    } else {
      await migrate(connection, await readMigrations(), { name: APP_ROLE, password: '' });
      await connection.withSession(session => session.exec(`set role ${APP_ROLE}`));
    }
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** The owner's connection lives as long as the migrations take. */
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

/** Opens it as it is. */
export async function connect({ databaseUrl, dataDir, onIdleError }: DatabaseSettings): Promise<Connection> {
  return databaseUrl ? openPostgres({ url: databaseUrl, onIdleError }) : await openEmbedded(dataDir);
}

/** A database that is still being filled (src/moving) has neither keys between tables nor triggers: nothing may be written by it. */
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

/** Where the embedded database's own files are. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'banco');

/** Whether there is an embedded database under this folder. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(embeddedFolder(dataDir), 'PG_VERSION'));

/** The embedded database as it is, or a new one; refuses where another process has it open. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const release = await lockDataDirectory(dataDir);
  try {
    return await openPglite({ dataDir: embeddedFolder(dataDir), onClose: release });
  } catch (error) {
    await release();
    throw error;
  }
}
