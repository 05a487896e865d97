// The whole built product and a browser, for the benches that look at screens.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../e2e/kit/chromium.mjs';
import { startServers } from '../scripts/steps/servers.mjs';
import { freePort, UNREFUSED } from './process.mjs';

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('playwright-core');

export async function openProduct(title, extra = {}) {
  const folder = await mkdtemp(join(tmpdir(), `alipen-${title}-`));
  const servers = await startServers({
    ...UNREFUSED,
    PORT: String(await freePort()),
    MANAGEMENT_PORT: String(await freePort()),
    GOVERNMENT_API_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    GOVERNMENT_API_URL: '',
    PUBLIC_ORIGIN: '',
    BASE_PATH: '/',
    DEMO: 'true',
    DEMO_LIVES: 'false',
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    ...extra,
  });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  const close = async () => {
    await browser.close();
    await servers.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { base: servers.base, browser, folder, close };
}

export const MANAGER = '111.444.777-35';

export async function signIn(page, base, cpf = MANAGER) {
  await page.goto(`${base}/login`);
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Senha', { exact: true }).fill('demonstracao');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(`${base}/`);
}
