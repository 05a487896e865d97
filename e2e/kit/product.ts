import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../../scripts/steps/scratch.mjs';
import { startServers } from '../../scripts/steps/servers.mjs';
import { movableClock } from './clock.ts';
import { host, type Model, makeModel, removeModel } from './hosted.mjs';
import { freePort } from './ports.mjs';
import { START } from './world.mjs';

type Started = { base: string; folder: string; stop: () => Promise<void> };
export type Hosted = Started & {
  /** With the owner's rights. */
  database: string;
  /** Runs statements as the database's owner, past every rule of ours and beyond the rights of the servers. */
  tamper: (statements: string) => Promise<void>;
  /** Runs what is due by the servers' clock. Nothing is run before it is asked for here: how far a slow machine got decides nothing. */
  serve: () => Promise<void>;
  /** Lets the demonstration do all that its day owes by the servers' clock, and two days before it. */
  live: () => Promise<void>;
};
export type Product = Started & {
  /** Stops the servers; their data stays. */
  halt: () => Promise<void>;
  /** As `halt`, without a shutdown: nothing is closed or announced. */
  kill: () => Promise<void>;
  resume: (other?: Record<string, string>) => Promise<void>;
};

async function settingsOf(extra: Record<string, string>): Promise<Record<string, string>> {
  return {
    PORT: String(await freePort()),
    MANAGEMENT_PORT: String(await freePort()),
    GOVERNMENT_API_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    GOVERNMENT_API_URL: '',
    PUBLIC_ORIGIN: '',
    BASE_PATH: '/',
    DEMO: 'true',
    DEMO_LIVES: 'false',
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    // Journeys act faster than people, on machines that are busy with other journeys.
    PERSON_CALLS: '1000',
    INTEGRATOR_CALLS: '1000',
    SHED_DELAY_MS: '10000',
    ...extra,
  };
}

const runsModel = (): Model => JSON.parse(process.env.JOURNEY_MODEL ?? '');

export const hostProduct = async (extra: Record<string, string> = {}): Promise<Hosted> =>
  host(runsModel(), await settingsOf(extra));

/** As `hostProduct`, first started where a moved clock stands: its demonstration is of that day. */
export async function hostFirstStart(extra: Record<string, string>): Promise<Hosted> {
  const model = await makeModel(runsModel().server);
  const product = await host(model, await settingsOf(extra));
  removeModel(model);
  return product;
}

/** As `hostProduct`, with nothing in it: no demonstration, and nobody who could sign in. */
export async function hostEmpty(): Promise<Hosted> {
  const nothing = { DEMO: 'false' };
  const model = await makeModel(runsModel().server, nothing);
  const product = await host(model, await settingsOf(nothing));
  removeModel(model);
  return product;
}

/** Runs the operator's program that registers the first manager, with the password at its standard input. */
export async function registerManager({ database, folder }: Hosted, cpf: string, password: string): Promise<void> {
  const program = join(import.meta.dirname, '../../apps/government-api/dist/gestor.comando.js');
  const said = ['--cpf', cpf, '--nome', 'Marta Reis', '--matricula', '100001'];
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: database, DATA_DIR: folder, DEMO: 'false' };
  const child = execFile(process.execPath, [program, ...said], { env });
  child.stdin?.end(password);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the first manager was not registered: ${code}`);
}

/** The product as `npm start` runs it, with its own PostgreSQL, for journeys that stop, kill and restart its processes. */
export async function startProduct(
  extra: Record<string, string> = {},
  output?: (text: string) => void,
): Promise<Product> {
  const folder = scratchFolder('alipen-e2e-');
  const clock = extra.MOVED_CLOCK_FILE ? undefined : movableClock(START);
  const settings = { ...(await settingsOf({ ...clock?.env, ...extra })), DATA_DIR: folder };
  let servers = await startServers(settings, { output });
  return {
    base: servers.base,
    folder,
    halt: () => servers.stop(),
    kill: () => servers.kill(),
    resume: async (other = {}) => {
      servers = await startServers({ ...settings, ...other }, { output });
    },
    stop: async () => {
      await servers.stop();
      clock?.forget();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
