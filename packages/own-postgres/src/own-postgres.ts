import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAJOR } from './binaries.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { type Layout, layoutOf, makeFolders, secretOf, usesSocket } from './layout.ts';
import { readRunning } from './leftover.ts';
import { DATABASE, OWNER } from './means.ts';
import { OwnPostgresError } from './own-postgres-error.ts';
import { prepare } from './prepare.ts';
import { begin } from './server.ts';
import { supervise } from './supervisor.ts';

export type OwnPostgresSettings = {
  readonly folder: string;
  /** False: writes are faster, and may be lost with the machine. For tests alone. */
  readonly durable?: boolean;
  /** True: where another process of ours has it open, this one works with it too. */
  readonly join?: boolean;
  readonly say: (line: string) => void;
  /** It ended by itself and could not be begun anew: nothing can be read or written any more. */
  readonly onLost: (error: OwnPostgresError) => void;
};

export type OwnPostgres = {
  /** The address is for the owner of the tables, or for another role with the same password. */
  url(role?: string, database?: string): string;
  /** Ends the server only where this process started it. */
  stop(): Promise<void>;
};

export const hasOwnPostgres = (folder: string): boolean => existsSync(join(layoutOf(folder).data, 'PG_VERSION'));

/** Starts the PostgreSQL of this folder; `stop`, or the end of this process, ends it. A refusal is a sentence for the operator. */
export async function openOwnPostgres(settings: OwnPostgresSettings): Promise<OwnPostgres> {
  const layout = layoutOf(settings.folder);
  await refuseOtherMajor(layout);
  await makeFolders(layout).catch((cause: NodeJS.ErrnoException) => {
    throw new OwnPostgresError(
      `A pasta ${layout.folder} não pode ser feita ou usada (${cause.code}). Aponte DATA_DIR para outra.`,
      {
        cause,
      },
    );
  });
  const secret = await secretOf(layout);
  const release = await lockFolder(layout.folder).catch((error: unknown) => {
    if (settings.join && error instanceof FolderInUseError) return undefined;
    throw error;
  });
  if (!release) return joined(layout, secret);
  try {
    const means = await prepare(layout, { durable: settings.durable ?? true, say: settings.say });
    const server = supervise(means, await begin(means), settings.onLost);
    return {
      url: addressOf(layout, secret, server.port),
      async stop() {
        await server.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Another process has it; the address comes from its postmaster.pid. */
async function joined(layout: Layout, secret: string): Promise<OwnPostgres> {
  const running = await readRunning(layout);
  if (!running?.ready)
    throw new OwnPostgresError(
      `O banco em ${layout.folder} está sendo aberto ou fechado por outro processo. Tente de novo em instantes.`,
    );
  return { url: addressOf(layout, secret, running.port), stop: async () => undefined };
}

function addressOf(layout: Layout, secret: string, port: number): OwnPostgres['url'] {
  return (role = OWNER, database = DATABASE) => {
    const url = new URL(`postgres://${role}:${secret}@127.0.0.1:${port}/${database}`);
    if (usesSocket(layout)) url.searchParams.set('host', layout.sockets);
    return url.href;
  };
}

async function refuseOtherMajor({ folder, data }: Layout): Promise<void> {
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => MAJOR)).trim();
  if (major === MAJOR) return;
  throw new OwnPostgresError(
    `A pasta ${folder} foi escrita pelo PostgreSQL ${major}, e este sistema traz o ${MAJOR}. Com a versão do sistema que a escreveu, ` +
      'faça uma cópia (npm run backup -- --para PASTA); com esta, ponha-a numa DATA_DIR vazia (npm run restaurar -- --de ARQUIVO).',
  );
}
