import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Layout } from './layout.ts';

/** From postmaster.pid: https://www.postgresql.org/docs/18/storage-file-layout.html */
export type Running = { readonly pid: number; readonly port: number; readonly ready: boolean };

export async function readRunning({ data }: Layout): Promise<Running | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/** The server ends cleanly in a moment; after this long it is killed. */
const PATIENCE_MS = 30_000;

/**
 * Nobody else has this folder (folder-lock.ts), so a server that still runs on it was left by a process that died, and is ended. A
 * file that names another process is removed: pids come back, in a container nearly always.
 */
export async function endLeftover(layout: Layout, say: (line: string) => void): Promise<void> {
  const left = await readRunning(layout);
  if (!left) return;
  const runs = async () => isAlive(left.pid) && (await isServerOf(left.pid, layout));
  if (await runs()) {
    say(`the PostgreSQL that was left running (process ${left.pid}) is ended first`);
    const deadline = Date.now() + PATIENCE_MS;
    process.kill(left.pid, 'SIGINT');
    while (await runs()) {
      if (Date.now() > deadline) process.kill(left.pid, 'SIGQUIT');
      await wait(20);
    }
  }
  // These files would be held against the next server too.
  for (const name of await readdir(layout.sockets)) await rm(join(layout.sockets, name), { force: true });
  await rm(join(layout.data, 'postmaster.pid'), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, and of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A server's working directory is its data folder (a zombie has none); where that cannot be seen, the file is believed. */
async function isServerOf(pid: number, { data }: Layout): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const stands = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return stands !== undefined && stands === (await realpath(data));
}
