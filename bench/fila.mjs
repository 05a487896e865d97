// 10 inspections and 40 photos, concluded with no network on a phone, sent over a line that is cut 20 times at random
// points, in a real browser on the built product. Nothing lost, nothing twice, nothing complete with a photo missing.
// Run after `npm run build`: node bench/fila.mjs [inspections] [photos each] [cuts] [seed]

import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '../scripts/steps/servers.mjs';
import { sendOverABadLine } from './fila/queue.mjs';
import { freePort } from './process.mjs';

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('playwright-core');
const [inspections = 10, photos = 4, cuts = 20, seed = 20261121] = process.argv.slice(2).map(Number);

const [linePort, productPort, management, government] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
const dataDir = await mkdtemp(join(tmpdir(), 'alipen-fila-'));
const product = await startServers({
  PORT: String(productPort),
  MANAGEMENT_PORT: String(management),
  GOVERNMENT_API_PORT: String(government),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  GOVERNMENT_API_URL: '',
  // The address the browser sees is the line's.
  PUBLIC_ORIGIN: `http://127.0.0.1:${linePort}`,
  BASE_PATH: '/',
  DEMO: 'true',
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const wanted = { inspections, photos, cuts, seed, linePort, productPort, say: line => console.log(line) };
  const outcome = await sendOverABadLine(browser, { dataDir }, wanted);
  console.table({ ...outcome, seed, load: loadavg()[0].toFixed(1) });
  const { lost, waiting, doubled, falselyComplete } = outcome;
  const passed = lost + waiting + doubled + falselyComplete === 0;
  console.log(passed ? 'PASS: 0 lost, 0 still waiting, 0 doubled, 0 falsely complete' : 'FAIL');
  if (!passed) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
