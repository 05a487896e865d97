// Inspections and their photos through the queue of a real browser, over a line that is cut at random points.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '../product.mjs';
import { openLine } from './line.mjs';
import { concludeOffline, reasonsOn, waitingOn } from './phone.mjs';

const INSPECTOR = '935.411.347-80';
const MANAGER = '111.444.777-35';
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, locale: 'pt-BR' };
/** A cut comes after so many bytes at most or so long at most, whichever is first. */
const MOST_BYTES = 400_000;
const MOST_WAIT_MS = 2_500;
const LAST_WAIT_MS = 240_000;

/** mulberry32: the same seed, the same run. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));

/** The manager's calls go past the line: they tell what really stands on the server. */
async function asManager(base) {
  const answer = await fetch(`${base}/api/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf: MANAGER.replace(/\D/g, ''), senha: 'demonstracao' }),
  });
  if (!answer.ok) throw new Error(`the manager did not come in: ${answer.status}`);
  const { token } = await answer.json();
  return async (path, body) => {
    const headers = { authorization: `Bearer ${token}` };
    const write = body && {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    };
    const read = await fetch(`${base}/api/ms-alipen/${path}`, write ?? { headers });
    return { ok: read.ok, status: read.status, json: await read.json().catch(() => null) };
  };
}

/** Opens inspections by hand for deliveries of today; a delivery that already has an open one is passed over. */
async function openInspections(ask, wanted) {
  const opened = [];
  const { json: units } = await ask('lotacoes?tamanho=100');
  for (const { id } of units.itens) {
    const { json: day } = await ask(`recebimentos/esperados?lotacaoId=${id}`);
    for (const { pedido, tipoAlimentacaoId, situacao } of day?.entregas ?? []) {
      if (situacao === 'A_CONFIRMAR') continue;
      const { ok, json } = await ask('fiscalizacoes', { origem: 'MANUAL', pedidoId: pedido.id, tipoAlimentacaoId });
      if (ok) opened.push({ id: json.id, numero: json.numero });
      if (opened.length === wanted) return opened;
    }
  }
  throw new Error(`only ${opened.length} of ${wanted} inspections could be opened today`);
}

const COMPLETE = ['REALIZADA', 'CIENTE_FORNECEDOR'];
const missing = ({ conclusao }, photos) =>
  (conclusao?.fotos ?? []).length !== photos || conclusao.fotos.some(({ foto }) => foto === null);

const filesIn = async dataDir =>
  (await readdir(join(dataDir, 'fotos')).catch(() => [])).filter(
    name => /\.(jpg|png)$/.test(name) && !name.includes('.miniatura.'),
  ).length;

/** Cuts and mends the line, each time after a random number of bytes or a random while; counts the cuts with something on its way. */
async function cutAndMend(context, line, { cuts, roll, look }) {
  let underWay = 0;
  for (let n = 0; n < cuts; n += 1) {
    const from = line.carried();
    const [bytes, until] = [roll() * MOST_BYTES, Date.now() + 150 + roll() * MOST_WAIT_MS];
    line.mend();
    await context.setOffline(false);
    while (line.carried() - from < bytes && Date.now() < until) await sleep(5);
    if (line.carried() > from) underWay += 1;
    line.cut();
    await context.setOffline(true);
    await look();
    await sleep(roll() * 300);
  }
  line.mend();
  await context.setOffline(false);
  return underWay;
}

export async function sendOverABadLine(browser, { dataDir }, wanted) {
  const { inspections, photos, cuts, seed, linePort, productPort, say = () => undefined } = wanted;
  const began = Date.now();
  const roll = dice(seed);
  const line = await openLine(linePort, productPort);
  const context = await browser.newContext(PHONE);
  try {
    const ask = await asManager(`http://127.0.0.1:${productPort}`);
    const opened = await openInspections(ask, inspections);
    const before = await filesIn(dataDir);
    const page = await context.newPage();
    const base = `http://127.0.0.1:${linePort}`;
    await signIn(page, base, INSPECTOR);
    await concludeOffline(context, page, base, opened, { photos, roll });
    say(`${opened.length} inspections with ${photos} photos each concluded with no network`);

    let [looks, falselyComplete] = [0, 0];
    const look = async () => {
      for (const { id } of opened) {
        const { json } = await ask(`fiscalizacoes/${id}`);
        looks += 1;
        if (json && COMPLETE.includes(json.situacao) && missing(json, photos)) falselyComplete += 1;
      }
    };
    const cutsUnderWay = await cutAndMend(context, line, { cuts, roll, look });
    say(`${cuts} cuts, ${cutsUnderWay} of them with something on its way`);
    // The line stays whole from here: the measurement itself must not cut what is on its way now.
    for (let waited = 0; waited < LAST_WAIT_MS && (await waitingOn(page)) > 0; waited += 500) await sleep(500);
    await look();

    const stand = await Promise.all(opened.map(async ({ id }) => (await ask(`fiscalizacoes/${id}`)).json));
    const waiting = await waitingOn(page);
    if (waiting > 0) say(JSON.stringify(await reasonsOn(page), null, 1));
    const incomplete = stand.filter(one => !COMPLETE.includes(one.situacao) || missing(one, photos)).length;
    const files = (await filesIn(dataDir)) - before;
    const doubled = stand.filter(({ versoes }) => versoes > 1).length + Math.max(0, files - inspections * photos);
    const seconds = Math.round((Date.now() - began) / 1000);
    return {
      inspections,
      photos: inspections * photos,
      cuts,
      cutsUnderWay,
      // Lost is what is neither whole on the server nor kept on the device; one that waits is not lost, and not yet sent either.
      lost: Math.max(0, incomplete - waiting),
      waiting,
      doubled,
      falselyComplete,
      looks,
      seconds,
    };
  } finally {
    await context.close();
    await line.close();
  }
}
