import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasOwnPostgres, openOwnPostgres } from '@alipen/own-postgres/own-postgres';
import { OwnPostgresError } from '@alipen/own-postgres/own-postgres-error';
import { APP_ROLE } from './schema/privileges.ts';

export type AddressSettings = {
  /** Unset: the product's own PostgreSQL, with its files under `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** The owner of the tables, who migrates them; unset: the role of `databaseUrl`. */
  readonly migrationUrl?: string | undefined;
  readonly dataDir: string;
  /** Commands set this: they work beside a running product instead of being refused. */
  readonly beside?: boolean;
  /** The database is being filled from the previous version's files. */
  readonly replaces?: boolean;
  readonly say?: (line: string) => void;
  readonly onLost?: (error: OwnPostgresError) => void;
};

export type Address = {
  readonly databaseUrl: string;
  readonly migrationUrl: string | undefined;
  release(): Promise<void>;
};

export const ownFolder = (dataDir: string): string => join(dataDir, 'postgresql');

export const hasOwn = (dataDir: string): boolean => hasOwnPostgres(ownFolder(dataDir));

/** Until release 0.1 the database inside the process wrote here. This version cannot read it. */
export const beforeFolder = (dataDir: string): string => join(dataDir, 'banco');
export const hasBefore = (dataDir: string): boolean => existsSync(join(beforeFolder(dataDir), 'PG_VERSION'));

/** Written once everything from before has been moved; until then the product does not start beside the old database. */
const movedMark = (dataDir: string): string => join(ownFolder(dataDir), 'levado');
export const markMoved = (dataDir: string): Promise<void> => writeFile(movedMark(dataDir), '');

/** The addresses given, or those of the product's own PostgreSQL, which starts here and stops with `release`. */
export async function addressOf(settings: AddressSettings): Promise<Address> {
  const { databaseUrl, migrationUrl, dataDir, beside, replaces, say, onLost } = settings;
  if (databaseUrl) return { databaseUrl, migrationUrl, release: async () => undefined };
  if (!replaces && hasBefore(dataDir) && !existsSync(movedMark(dataDir)))
    throw new OwnPostgresError(MOVE_FIRST(dataDir));
  const own = await openOwnPostgres({
    folder: ownFolder(dataDir),
    join: beside ?? false,
    say: say ?? (() => undefined),
    onLost: onLost ?? endProcess,
  });
  return { databaseUrl: own.url(APP_ROLE), migrationUrl: own.url(), release: () => own.stop() };
}

export async function withAddress<T>(settings: AddressSettings, work: (address: Address) => Promise<T>): Promise<T> {
  const address = await addressOf(settings);
  try {
    return await work(address);
  } finally {
    await address.release();
  }
}

const MOVE_FIRST = (dataDir: string): string =>
  `Em ${dataDir} há um banco da versão anterior (PGlite), que esta não abre. Leve-o uma vez para o PostgreSQL do sistema: ` +
  'npm run migrar-do-pglite. O que está lá não muda.';

function endProcess(error: OwnPostgresError): void {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
