import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder has mode 0700. */
export type Layout = {
  readonly folder: string;
  readonly data: string;
  /** The folder that initdb is still writing. */
  readonly unfinished: string;
  readonly sockets: string;
  readonly libraries: string;
  readonly access: string;
  readonly secret: string;
};

export function layoutOf(folder: string): Layout {
  return {
    folder,
    data: join(folder, 'dados'),
    unfinished: join(folder, 'dados.novos'),
    sockets: join(folder, 'soquete'),
    libraries: join(folder, 'bibliotecas'),
    access: join(folder, 'pg_hba.conf'),
    secret: join(folder, 'senha'),
  };
}

/** Socket addresses have at most 107 bytes; the longest name in the folder is .s.PGSQL.5432.lock. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length;

/** Where no socket is possible, it listens on this machine's loopback and nowhere else. */
export const usesSocket = ({ sockets }: Layout): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(sockets) <= LONGEST_SOCKET_FOLDER;

export async function makeFolders({ folder, sockets }: Layout): Promise<void> {
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  for (const path of [folder, sockets]) await chmod(path, 0o700);
}

/** Made once; whoever can read it can read the tables' files beside it. */
export async function secretOf({ secret }: Layout): Promise<string> {
  await writeFile(secret, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(secret, 'utf8');
}
