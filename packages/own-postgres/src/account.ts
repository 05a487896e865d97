import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { OwnPostgresError } from './own-postgres-error.ts';

const run = promisify(execFile);

/** The user PostgreSQL runs as: it refuses to be root. */
export type Account = {
  readonly name: string;
  readonly prefix: readonly string[];
  /** Another user of this machine; undefined: the one we are. */
  readonly as?: { readonly uid: number; readonly gid: number };
};

const OURSELVES: Account = { name: 'ourselves', prefix: [] };

/**
 * In a user namespace of its own root is nobody in particular, and its files stay root's, so it works under a folder only root can
 * reach. Containers often forbid it.
 */
const NAMESPACE: Account = {
  name: 'namespace',
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'],
};

/** The first account that can write to the folder and run the programs; the folder becomes its own. */
export async function accountFor(folder: string, { postgres }: Binaries, env: NodeJS.ProcessEnv): Promise<Account> {
  if (process.getuid?.() !== 0) return OURSELVES;
  for (const account of await candidates(folder)) {
    await give(folder, account);
    if (await works(account, folder, postgres, env)) return account;
  }
  throw new OwnPostgresError(
    `O PostgreSQL não roda como root, e nenhum outro usuário alcança ${folder} e o programa ${postgres}. Inicie o sistema com um ` +
      'usuário comum, ponha-o numa pasta que outros possam atravessar (como /opt), ou aponte DATABASE_URL para um PostgreSQL.',
  );
}

async function candidates(folder: string): Promise<readonly Account[]> {
  const { uid, gid } = await stat(dirname(folder));
  const owner: Account = { name: 'owner', prefix: [], as: { uid, gid } };
  return [NAMESPACE, ...(uid === 0 ? [] : [owner]), ...(await nobody())];
}

async function nobody(): Promise<readonly Account[]> {
  const ids = await Promise.all(['-u', '-g'].map(which => run('id', [which, 'nobody']))).catch(() => []);
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
  return uid && gid ? [{ name: 'nobody', prefix: [], as: { uid, gid } }] : [];
}

async function give(folder: string, { as: { uid, gid } = { uid: 0, gid: 0 } }: Account): Promise<void> {
  if ((await stat(folder)).uid !== uid) await giveAll(folder, uid, gid);
}

async function giveAll(path: string, uid: number, gid: number): Promise<void> {
  const inside = await readdir(path, { recursive: true });
  // The links in there lead to files that are not ours.
  for (const name of inside) if (!name.startsWith('bibliotecas')) await chown(join(path, name), uid, gid);
  await chown(path, uid, gid);
}

async function works(account: Account, folder: string, postgres: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [command = '', ...args] = [
    ...account.prefix,
    'sh',
    '-c',
    'test -w "$1" && test -x "$1" && "$2" --version',
    'sh',
    folder,
    postgres,
  ];
  return run(command, args, { env: { ...process.env, ...env }, cwd: '/', ...account.as }).then(
    () => true,
    () => false,
  );
}
