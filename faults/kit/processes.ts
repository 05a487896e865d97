import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { full } from './tier.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 120_000;

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise(resolve => probe.close(resolve));
  return port;
}

export type Running = {
  readonly origin: string;
  readonly child: ChildProcess;
  /** SIGTERM, as an operator stops it; resolves when the process is gone. */
  readonly stop: () => Promise<void>;
};

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

const started = new Set<ChildProcess>();
// Ends what a test that failed midway left running.
afterAll(async () => {
  await Promise.all([...started].map(child => stop(child, 'SIGKILL')));
});

/** Starts a program and waits until `ready`. Its output goes to this process's stderr when it fails to start. */
export async function launch(
  command: string,
  args: readonly string[],
  ready: () => Promise<boolean>,
  options: { env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {},
): Promise<ChildProcess> {
  const child = spawn(command, args, { ...options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  started.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      said = (said + chunk).slice(-4_000);
    });
  }
  for (const began = Date.now(); Date.now() - began < START_LIMIT_MS; await wait(50)) {
    if (child.exitCode !== null) break;
    if (await ready().catch(() => false)) return child;
  }
  await stop(child, 'SIGKILL');
  throw new Error(`${command} did not start:\n${said}`);
}

const answers = async (url: string): Promise<boolean> => (await fetch(url)).ok;

/** The shell's own addresses must not reach a server under test. */
const clean = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/_URL$|^PUBLIC_|^BASE_/.test(name)));
const GOVERNMENT = { NODE_ENV: 'development', DEMO: 'false', JOBS: 'false', LOG_LEVEL: 'fatal' };

async function server(
  [root, entry]: readonly [string, string],
  portName: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`;
  const own = {
    [portName]: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
  };
  const { NODE_FLAGS = '', ...rest } = env;
  const args = [...NODE_FLAGS.split(' ').filter(Boolean), join(root, entry)];
  const child = await launch(process.execPath, args, () => answers(`${origin}/health/live`), {
    env: { ...clean(), ...own, ...rest },
  });
  return { origin, child, stop: () => stop(child) };
}

/** `root`: where it was built, when not here. */
export const startBff = async (government: string, env: NodeJS.ProcessEnv = {}, root = ROOT): Promise<Running> => {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const management = env.MANAGEMENT_PORT ?? String(await freePort());
  return server([root, 'apps/bff/dist/main.js'], 'PORT', port, {
    GOVERNMENT_API_URL: government,
    MANAGEMENT_PORT: management,
    // The smoke tier runs beside everything else: a late event loop says nothing of the product.
    ...full({}, { SHED_DELAY_MS: '60000' }),
    ...env,
  });
};

export const startGovernment = async (folder: string, env: NodeJS.ProcessEnv = {}, root = ROOT): Promise<Running> => {
  const port = env.GOVERNMENT_API_PORT ? Number(env.GOVERNMENT_API_PORT) : await freePort();
  return server([root, 'apps/government-api/dist/main.js'], 'GOVERNMENT_API_PORT', port, {
    DATA_DIR: folder,
    ...GOVERNMENT,
    ...env,
  });
};

/** The command also brings an empty database up to date. */
export function addManager(
  folder: string,
  env: NodeJS.ProcessEnv,
  person: readonly string[],
  password: string,
  root = ROOT,
): void {
  const args = [join(root, 'apps/government-api/dist/gestor.comando.js'), ...person];
  execFileSync(process.execPath, args, {
    cwd: '/',
    env: { ...clean(), DATA_DIR: folder, ...GOVERNMENT, ...env },
    input: password,
    stdio: ['pipe', 'ignore', 'inherit'],
    timeout: START_LIMIT_MS,
  });
}

export { stop as stopProcess };
