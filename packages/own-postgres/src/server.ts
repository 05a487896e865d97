import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { usesSocket } from './layout.ts';
import { endLeftover } from './leftover.ts';
import { type Means, options } from './means.ts';
import { refusalOf } from './refusals.table.ts';
import { NOT_DURABLE, SETTINGS } from './settings.table.ts';

const run = promisify(execFile);

const KEPT_LINES = 40;

export type Server = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly said: readonly string[];
  readonly ended: Promise<void>;
};

/** Ends the server cleanly when the other end of descriptor 3 closes, that is, when this process is gone, however it went. */
const WATCHED = '(while read -r _; do :; done; kill -INT $$) <&3 >/dev/null 2>&1 & exec 3<&-; exec "$@"';

/** The processes of a killed server end as soon as they notice, and keep its memory until then. */
const STILL_THERE = /pre-existing shared memory block/;
/** Logged for each connection that a clean end sends away. */
const SENT_AWAY = /terminating connection due to administrator command/;
const TRIES = 50;
const PAUSE_MS = 200;

/** Waits until it takes connections. `port`: the one it had before, to keep it. */
export async function begin(means: Means, port?: number, left = TRIES): Promise<Server> {
  await endLeftover(means.layout, means.say);
  const server = await spawnServer(means, port);
  if (await Promise.race([server.ready.then(() => true), server.ended.then(() => false)])) return server;
  if (left <= 1 || !server.said.some(line => STILL_THERE.test(line))) throw refusalOf(server.said, means.layout.folder);
  await wait(PAUSE_MS);
  return begin(means, port, left - 1);
}

async function spawnServer(
  means: Means,
  port: number | undefined,
): Promise<Server & { readonly ready: Promise<void> }> {
  const { layout, binaries, account } = means;
  const its = usesSocket(layout) ? 5432 : (port ?? (await freePort()));
  await writeFile(layout.access, accessOf(means));
  const settings = Object.entries({ port: String(its), ...settingsOf(means) });
  const command = [...account.prefix, binaries.postgres, '-D', layout.data];
  for (const [name, value] of settings) command.push('-c', `${name}=${value}`);
  const child = spawnWatched(means, command);
  const said: string[] = [];
  const ready = new Promise<void>(resolve => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', line => {
      said.push(line);
      if (said.length > KEPT_LINES) said.shift();
      if (/FATAL|PANIC/.test(line) && !STILL_THERE.test(line) && !SENT_AWAY.test(line)) means.say(line);
      // Read-only: a standby.
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
    });
  });
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => endWatcher(child));
    // By then everything it had to say has been read.
    child.once('close', () => resolve());
    child.once('error', error => {
      said.push(error.message);
      resolve();
    });
  });
  return { child, port: its, said, ready, ended };
}

function spawnWatched(means: Means, command: readonly string[]): ChildProcess {
  const windows = process.platform === 'win32';
  const [program = '', ...args] = windows ? command : ['sh', '-c', WATCHED, 'sh', ...command];
  // Ctrl+C must reach us alone, as the server ends after everything that works on it.
  const stdio = ['ignore', 'ignore', 'pipe', windows ? 'ignore' : 'pipe'] as const;
  return spawn(program, args, { ...options(means), detached: !windows, stdio: [...stdio] });
}

/** There is nobody left to watch, and the pid may soon be another process's. */
function endWatcher({ pid, stdio }: ChildProcess): void {
  try {
    if (pid && stdio[3]) process.kill(-pid, 'SIGKILL');
  } catch {
    // It had ended already.
  }
  stdio[3]?.destroy();
}

function settingsOf({ layout, durable, settings }: Means): Record<string, string> {
  return {
    ...SETTINGS,
    ...(durable ? {} : NOT_DURABLE),
    hba_file: layout.access,
    unix_socket_permissions: '0700',
    ...(usesSocket(layout)
      ? { unix_socket_directories: layout.sockets, listen_addresses: '' }
      : { unix_socket_directories: '', listen_addresses: '127.0.0.1' }),
    ...settings,
  };
}

/** Everybody needs the password, by the socket too. */
const accessOf = ({ layout, access = [] }: Means): string =>
  [usesSocket(layout) ? 'local all all scram-sha-256' : 'host all all 127.0.0.1/32 scram-sha-256', ...access, ''].join(
    '\n',
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A fast shutdown: connections are sent away, and what was confirmed is on the disk. */
export async function end({ child, ended }: Server, means: Means): Promise<void> {
  if (process.platform === 'win32') await run(means.binaries.pgCtl, ['stop', '-D', means.layout.data, '-m', 'fast']);
  else child.kill('SIGINT');
  await ended;
}
