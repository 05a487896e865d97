// A phone, as a browser four times slower: a photo of 12 megapixels until the client's own worker has it ready to be sent, and the
// inspection's page opened without network. The machine's load is told beside the figures.
// Run after `npm run build`: node bench/telefone.mjs
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { report, verdict } from './figures.mjs';
import { cpuMicroseconds } from './process.mjs';
import { MANAGER, openProduct, signIn } from './product.mjs';

const sharp = createRequire(new URL('../apps/government-api/package.json', import.meta.url))('sharp');

const SLOWER = 4;
const TIMES = 7;
/** Goals of screens.md 4.3: milliseconds, bytes and pixels. */
const GOALS = { photo: 1_500, bytes: 350_000, edge: 1600, offline: 1_000 };
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, locale: 'pt-BR' };

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** 12 megapixels with what a meal has: soft areas, edges and a sensor's grain; some 4 MB, as a phone writes it. */
async function photo() {
  const [width, height] = [4032, 3024];
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647);
  const grain = Buffer.alloc((width / 8) * (height / 8) * 3);
  for (let at = 0; at < grain.length; at++) grain[at] = random() & 255;
  const fine = Buffer.alloc((width / 2) * (height / 2));
  for (let at = 0; at < fine.length; at++) fine[at] = 118 + (random() % 20);
  const soft = await sharp(grain, { raw: { width: width / 8, height: height / 8, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .blur(12)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const over = await sharp(fine, { raw: { width: width / 2, height: height / 2, channels: 1 } })
    .resize(width, height, { kernel: 'nearest' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(soft)
    .composite([{ input: over, blend: 'soft-light' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Slows the page; what it returns tells the milliseconds its own thread has worked since, the least an idle machine would have taken. */
async function slowed(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

async function renderers(browser) {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}
const cpuOf = pids => pids.reduce((sum, pid) => sum + (cpuMicroseconds(pid) ?? 0), 0) / 1000;

/** CDP throttling slows the page's own thread and no worker: so the worker's CPU time is told, times four. */
async function photos(browser, base) {
  const page = await browser.newPage();
  await page.goto(`${base}/login`);
  const worker = readdirSync(new URL('../apps/web/dist/assets', import.meta.url)).find(name =>
    name.startsWith('photo.worker'),
  );
  const jpeg = await photo();
  await page.evaluate(
    ([name, base64]) => {
      globalThis.trabalhador = new Worker(`/assets/${name}`, { type: 'module' });
      globalThis.foto = new Blob([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))], {
        type: 'image/jpeg',
      });
    },
    [worker, jpeg.toString('base64')],
  );
  const one = () =>
    page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const began = performance.now();
          globalThis.trabalhador.onerror = () => reject(new Error('the worker did not load'));
          globalThis.trabalhador.onmessage = async ({ data: { ready, failure } }) => {
            const ms = performance.now() - began;
            if (!ready) return reject(new Error(String(failure)));
            const { width, height } = await createImageBitmap(ready.image);
            resolve({ ms, bytes: ready.image.size, width, height });
          };
          globalThis.trabalhador.postMessage({ id: 1, file: globalThis.foto });
        }),
    );
  await one();
  const pids = await renderers(browser);
  const before = cpuOf(pids);
  const made = [];
  for (let n = 0; n < TIMES; n++) made.push(await one());
  const cpu = (cpuOf(pids) - before) / TIMES;
  await page.close();
  return { cpu, wall: median(made.map(({ ms }) => ms)), sent: jpeg.length, ...made[0] };
}

const openByHand = page =>
  page.evaluate(async () => {
    const session = await (await fetch('/api/sessao', { headers: { 'X-CSRF': '1' } })).json();
    const headers = { 'X-CSRF': '1', 'X-Sessao': session.marca, 'content-type': 'application/json' };
    const day = await (await fetch('/api/ms-alipen/recebimentos/esperados?lotacaoId=1', { headers })).json();
    const lunch = day.entregas.find(({ refeicao }) => refeicao === 'Almoço');
    const body = JSON.stringify({
      origem: 'MANUAL',
      pedidoId: lunch.pedido.id,
      tipoAlimentacaoId: lunch.tipoAlimentacaoId,
    });
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const answer = await fetch('/api/ms-alipen/fiscalizacoes', {
      method: 'POST',
      headers: { ...headers, ...key },
      body,
    });
    return (await answer.json()).numero;
  });

/** Runs in the page: notes when the frame that shows the inspection came, counted from the opening of the address. */
const countOpening = () => {
  const look = () => {
    const title = document.querySelector('main h1')?.textContent ?? '';
    if (!title.startsWith('Fiscalização nº')) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      globalThis.abertaEm = performance.now();
    });
  };
  requestAnimationFrame(look);
};

async function offline(browser, base) {
  const desk = await browser.newContext();
  const manager = await desk.newPage();
  await signIn(manager, base, MANAGER);
  const numero = await openByHand(manager);
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await signIn(page, base, '935.411.347-80');
  await page.goto(base + PENDENTES);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page
    .getByRole('listitem')
    .filter({ hasText: numero })
    .getByRole('link', { name: /Iniciar fiscalização/ })
    .click();
  await page.getByRole('heading', { level: 1, name: `Fiscalização nº ${numero}` }).waitFor();
  await page.addInitScript(countOpening);
  await context.setOffline(true);
  const thread = await slowed(page);
  const opened = [];
  for (let n = 0; n < TIMES; n++) {
    await page.reload();
    await page.waitForFunction(() => globalThis.abertaEm !== undefined, undefined, { timeout: 60_000 });
    opened.push({ ms: await page.evaluate(() => globalThis.abertaEm), cpu: await thread() });
  }
  await Promise.all([context.close(), desk.close()]);
  return { ms: median(opened.map(({ ms }) => ms)), cpu: median(opened.map(({ cpu }) => cpu)) };
}

const { base, browser, close } = await openProduct('telefone');
try {
  const { cpu, wall, sent, bytes, width, height } = await photos(browser, base);
  const slow = cpu * SLOWER;
  const opened = await offline(browser, base);
  const row = (figura, medida, meta, passed) => ({ figura, medida, meta, resultado: verdict(passed) });
  report('telefone', { title: `No telefone, CPU ${SLOWER} × mais lenta` }, [
    row(
      `foto de 12 MP (${(sent / 1e6).toFixed(1)} MB) pronta para enviar`,
      `${slow.toFixed(0)} ms (${cpu.toFixed(0)} ms de CPU × ${SLOWER}; ${wall.toFixed(0)} ms de relógio)`,
      `≤ ${GOALS.photo} ms`,
      slow <= GOALS.photo,
    ),
    row(
      'tamanho com que ela sai',
      `${width} × ${height}, ${(bytes / 1000).toFixed(0)} kB`,
      `${GOALS.edge}, ≤ ${GOALS.bytes / 1000} kB`,
      bytes <= GOALS.bytes && Math.max(width, height) === GOALS.edge,
    ),
    row(
      'fiscalização aberta sem rede',
      `${opened.ms.toFixed(0)} ms (${opened.cpu.toFixed(0)} ms de trabalho da página)`,
      `≤ ${GOALS.offline} ms`,
      opened.ms <= GOALS.offline,
    ),
  ]);
} finally {
  await close();
}
