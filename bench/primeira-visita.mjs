// A first visit on an old computer and a bad line: from the address to a screen that answers a key, on a processor six times slower and
// at 1.6 Mbit/s with 150 ms to the server (the line that Lighthouse calls slow 4G), nothing kept by the browser; and the same address
// again when there is no network at all: until the screen is there and says so. Run after `npm run build`: node bench/primeira-visita.mjs
import { quantile, report, verdict } from './figures.mjs';
import { openProduct, signIn } from './product.mjs';

const SLOWER = 6;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const TIMES = 5;
const REQUESTER = '529.982.247-25';

const SCREENS = [
  { name: 'entrada', address: '/login', types: 'form input', goal: 2_500 },
  {
    name: 'Solicitar Alimentação',
    address: '/modules/solicitacao',
    who: REQUESTER,
    types: '.pedido-do-dia:not([inert]) [role=gridcell]',
    goal: 3_500,
    again: { shows: 'main h1', goal: 1_000 },
  },
];

/**
 * Runs in the page: from the navigation to the first moment at which the field is there, has been painted, and the page's own thread is
 * free to take a key.
 */
function untilItTypes(selector) {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.typesAt = performance.now();
      }),
    );
  };
  requestAnimationFrame(look);
}

async function slowed(page, line) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  if (line) await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

const typesAt = async page => {
  await page.waitForFunction(() => globalThis.typesAt !== undefined, undefined, { timeout: 60_000 });
  return page.evaluate(() => globalThis.typesAt);
};

async function firstVisit(browser, base, { address, types, storageState }) {
  const context = await browser.newContext({ storageState, serviceWorkers: 'block', locale: 'pt-BR' });
  const page = await context.newPage();
  await page.addInitScript(untilItTypes, types);
  await slowed(page, LINE);
  await page.goto(base + address, { waitUntil: 'commit' });
  const ms = await typesAt(page);
  await context.close();
  return ms;
}

async function withoutNetwork(browser, base, { address, again, storageState }) {
  const context = await browser.newContext({ storageState, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.addInitScript(untilItTypes, again.shows);
  await page.goto(base + address);
  await typesAt(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.reload();
  await typesAt(page);
  await context.setOffline(true);
  await slowed(page);
  const times = [];
  for (let n = 0; n < TIMES; n++) {
    await page.reload({ waitUntil: 'commit' });
    times.push(await typesAt(page));
  }
  await context.close();
  return quantile(times, 0.5);
}

const { base, browser, close } = await openProduct('primeira-visita');
try {
  const rows = [];
  const row = (tela, visita, ms, goal) =>
    rows.push({ tela, visita, medida: `${ms.toFixed(0)} ms`, meta: `≤ ${goal} ms`, resultado: verdict(ms <= goal) });
  for (const { name, who, goal, again, ...screen } of SCREENS) {
    let storageState;
    if (who) {
      const context = await browser.newContext();
      await signIn(await context.newPage(), base, who);
      storageState = await context.storageState();
      await context.close();
    }
    const times = [];
    for (let n = 0; n < TIMES; n++) times.push(await firstVisit(browser, base, { ...screen, storageState }));
    row(name, 'a primeira, 1,6 Mbit/s', quantile(times, 0.5), goal);
    if (again)
      row(name, 'outra vez, sem rede', await withoutNetwork(browser, base, { ...screen, again, storageState }), again);
  }
  report('primeira-visita', { title: `Até poder digitar, CPU ${SLOWER} × mais lenta` }, rows);
} finally {
  await close();
}
