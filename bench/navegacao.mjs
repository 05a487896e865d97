// How soon a screen asks for its data and shows it, when its address is opened and when it is chosen in the menu: on a processor
// four times slower and 150 ms from the server, with nothing kept by the browser. With another build beside, the two take turns.
// Run after `npm run build`: node bench/navegacao.mjs [folder of another build of the client, to compare with]
import { quantile, report } from './figures.mjs';
import { MANAGER, openProduct, signIn } from './product.mjs';

const SLOWER = 4;
const LATENCY = 150;
const TIMES = 7;
const LIST = '/modules/manutencao/fornecedor';
const ROWS = '/api/ms-alipen/fornecedores?';
const ORDER = { asks: '/api/ms-alipen/pedidos/preparo', shows: '.pedido-do-dia', who: '529.982.247-25' };

const VISITS = [
  { name: 'lista, pelo endereço', open: LIST, asks: ROWS, shows: 'main tbody td' },
  { name: 'lista, pelo menu', choose: LIST, asks: ROWS, shows: 'main tbody td' },
  {
    name: 'registro, pelo endereço',
    open: `${LIST}?item=1`,
    asks: '/api/ms-alipen/fornecedores/1',
    shows: '.registro-formulario .entrada',
  },
  {
    name: 'solicitar, pelo endereço',
    open: '/modules/solicitacao',
    ...ORDER,
  },
  {
    name: 'solicitar, pelo menu',
    choose: '/modules/solicitacao',
    ...ORDER,
  },
];

/** Runs in the page: the clock begins with the address, or with the click, and ends at the first frame that shows `selector`. */
function watch(selector) {
  globalThis.began = 0;
  addEventListener(
    'click',
    () => {
      globalThis.began = performance.now();
    },
    true,
  );
  const look = () => {
    if (document.querySelector(selector)) globalThis.shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
const timesOf = asks => {
  const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes(asks));
  return {
    asked: calls[0].startTime - globalThis.began,
    shown: globalThis.shown - globalThis.began,
    calls: calls.length,
  };
};

async function slow(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const conditions = { offline: false, latency: LATENCY, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send('Network.emulateNetworkConditions', conditions);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function visit({ browser, base, sessions }, { open, choose, asks, shows, who = MANAGER }) {
  // A service worker would keep the files of a screen before it is chosen.
  const context = await browser.newContext({
    storageState: sessions[who],
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  await page.addInitScript(watch, shows);
  if (open) {
    await slow(page);
    await page.goto(base + open, { waitUntil: 'commit' });
  } else {
    await page.goto(base, { waitUntil: 'networkidle' });
    await slow(page);
    await page.click(`#menu a[href="${choose}"]`);
  }
  await page.waitForFunction(() => globalThis.shown !== undefined);
  const times = await page.evaluate(timesOf, asks);
  await context.close();
  return times;
}

async function opened(title, extra) {
  const product = await openProduct(title, extra);
  const sessions = {};
  for (const who of [MANAGER, ORDER.who]) {
    const context = await product.browser.newContext();
    await signIn(await context.newPage(), product.base, who);
    sessions[who] = await context.storageState();
    await context.close();
  }
  return { ...product, sessions };
}

const median = values => quantile(values, 0.5).toFixed(0);
const row = (visita, cliente, runs) => ({
  visita,
  cliente,
  'pede em, ms': median(runs.map(({ asked }) => asked)),
  'mostra em, ms': median(runs.map(({ shown }) => shown)),
  chamadas: Math.max(...runs.map(({ calls }) => calls)),
});

const [, , other] = process.argv;
const products = { agora: await opened('navegacao') };
if (other) products.outra = await opened('navegacao-outra', { WEB_DIR: other });
try {
  const rows = [];
  for (const each of VISITS) {
    const runs = Object.fromEntries(Object.keys(products).map(name => [name, []]));
    for (let n = 0; n < TIMES; n++)
      for (const [name, product] of Object.entries(products)) runs[name].push(await visit(product, each));
    rows.push(...Object.entries(runs).map(([name, made]) => row(each.name, name, made)));
  }
  report('navegacao', { title: `Da escolha à tela, CPU ${SLOWER} × mais lenta, ${LATENCY} ms até o servidor` }, rows);
} finally {
  for (const product of Object.values(products)) await product.close();
}
