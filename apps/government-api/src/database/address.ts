import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasOwnPostgres, openOwnPostgres } from '@alipen/own-postgres/own-postgres';
import { OwnPostgresError } from '@alipen/own-postgres/own-postgres-error';
import { APP_ROLE } from './schema/privileges.ts';

export type AddressSettings = {
  /** Unset: the product's own PostgreSQL, its files under `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Who owns the tables and migrates them; unset: whoever `databaseUrl` names. */
  readonly migrationUrl?: string | undefined;
  readonly dataDir: string;
  /** Works beside the product that has its own PostgreSQL open, rather than being refused: what commands do. */
  readonly beside?: boolean;
  /** It is being filled from what was here before. */
  readonly replaces?: boolean;
  /** What an operator should know of the product's own PostgreSQL. */
  readonly say?: (line: string) => void;
  /** The product's own PostgreSQL ended and does not come back. */
  readonly onLost?: (error: OwnPostgresError) => void;
};

/** Where the database of this installation answers, until it is let go. */
export type Address = {
  readonly databaseUrl: string;
  readonly migrationUrl: string | undefined;
  release(): Promise<void>;
};

export const ownFolder = (dataDir: string): string => join(dataDir, 'postgresql');

/** Whether the product has written a database of its own under this folder. */
export const hasOwn = (dataDir: string): boolean => hasOwnPostgres(ownFolder(dataDir));

/** Until release 0.1 the database inside the process wrote here, and nothing here can read it any more. */
export const beforeFolder = (dataDir: string): string => join(dataDir, 'banco');
export const hasBefore = (dataDir: string): boolean => existsSync(join(beforeFolder(dataDir), 'PG_VERSION'));

/** Written when everything from before is here; until then nothing begins beside it. */
const movedMark = (dataDir: string): string => join(ownFolder(dataDir), 'levado');
export const markMoved = (dataDir: string): Promise<void> => writeFile(movedMark(dataDir), '');

/** The addresses given, or those of the product's own PostgreSQL, which begins here and ends with `release`. */
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
