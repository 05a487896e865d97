import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '../../scripts/steps/servers.mjs';

export type Product = { base: string; stop: () => Promise<void> };

/** The built product with demonstration data on an empty folder. Each journey file uses ports of its own. */
export async function startProduct(port: number, extra: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-e2e-'));
  const servers = await startServers({
    PORT: String(port),
    MANAGEMENT_PORT: String(port + 1),
    GOVERNMENT_API_PORT: String(port + 2),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    GOVERNMENT_API_URL: '',
    PUBLIC_ORIGIN: '',
    BASE_PATH: '/',
    DEMO: 'true',
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    ...extra,
  });
  return {
    base: servers.base,
    stop: async () => {
      await servers.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
