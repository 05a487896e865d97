import { join } from 'node:path';
import type { Connection } from './connection.ts';
import { lockDataDirectory } from './data-directory.lock.ts';
import { migrate, readMigrations } from './migrations.ts';
import { openPglite } from './pglite.connection.ts';
import { openPostgres } from './postgres.connection.ts';

export type DatabaseSettings = {
  /** Unset: the embedded database under `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly onIdleError: (error: Error) => void;
};

/** Opens the database of this installation and brings it up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<Connection> {
  const connection = settings.databaseUrl
    ? openPostgres({ url: settings.databaseUrl, onIdleError: settings.onIdleError })
    : await openEmbedded(settings.dataDir);
  try {
    await migrate(connection, await readMigrations());
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<Connection> {
  const release = await lockDataDirectory(dataDir);
  try {
    return await openPglite({ dataDir: join(dataDir, 'banco'), onClose: release });
  } catch (error) {
    await release();
    throw error;
  }
}
