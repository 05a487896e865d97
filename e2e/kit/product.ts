import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '../../scripts/steps/servers.mjs';
import { seed } from './seeded.ts';

export type Product = {
  base: string;
  folder: string;
  /** The servers are gone; what they kept stays. */
  halt: () => Promise<void>;
  /** The same without a word: nothing is closed, nothing is said. */
  kill: () => Promise<void>;
  /** The same product again, after `halt`; with other settings where they are given. */
  resume: (other?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

/** The built product with demonstration data on a folder of its own. Each journey file uses ports of its own. */
export async function startProduct(
  port: number,
  extra: Record<string, string> = {},
  output?: (text: string) => void,
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-e2e-'));
  const env = {
    PORT: String(port),
    MANAGEMENT_PORT: String(port + 1),
    GOVERNMENT_API_PORT: String(port + 2),
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    GOVERNMENT_API_URL: '',
    PUBLIC_ORIGIN: '',
    BASE_PATH: '/',
    DEMO: 'true',
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    // Journeys act faster than people, on machines that are busy with other journeys.
    PERSON_CALLS: '1000',
    INTEGRATOR_CALLS: '1000',
    SHED_DELAY_MS: '10000',
  };
  // What is seeded is of the server's day: with another clock, or another server, there is nothing to copy.
  const ownStart = extra.MOVED_CLOCK_FILE || extra.GOVERNMENT_API_URL || extra.DEMO;
  if (!ownStart) await seed(folder, env);
  const settings = { ...env, DATA_DIR: folder, ...extra };
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
