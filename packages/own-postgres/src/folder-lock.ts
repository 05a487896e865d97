import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Locks of this process: a lock file with our own pid that is not here was left by a dead process with the same pid. */
const held = new Set<string>();

/**
 * The holder may start and end what works in the folder. Returns what releases the lock. The file holds the pid and when that
 * process started, since pids come back (in a container always the same ones).
 */
export async function lockFolder(folder: string, name = 'aberto.pid'): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  const mine = `${process.pid} ${await startedAt(process.pid)}`;
  if (!(await take(file, mine))) {
    const [pid = 0, started = ''] = parse(await readFile(file, 'utf8').catch(() => ''));
    if (await isAlive(file, pid, started)) throw new FolderInUseError(folder, pid);
    await rm(file, { force: true });
    if (!(await take(file, mine))) throw new FolderInUseError(folder, pid);
  }
  held.add(file);
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}

async function take(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function parse(content: string): [number, string] {
  const [pid, ...started] = content.trim().split(' ');
  return [Number(pid) || 0, started.join(' ')];
}

async function isAlive(file: string, pid: number, started: string): Promise<boolean> {
  if (pid <= 0) return false;
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, and of another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await startedAt(pid)) === started;
}

/** Start of the process in clock ticks since boot; empty where there is no /proc, and the pid alone decides. */
async function startedAt(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Field 22; the second one is a name in parentheses that may hold spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string, pid: number) {
    super(
      `O banco em ${folder} já está aberto pelo processo ${pid}. ` +
        'Encerre esse processo, aponte DATA_DIR para outra pasta ou use um PostgreSQL com DATABASE_URL.',
    );
  }
}
