// The grid of many units at spreadsheet speed: 500 rows × 8 columns on the built product, in a real browser. Rows are the
// demonstration's own, repeated under other names; nothing is saved. Prints p50 and p95 in ms, plain and at CPU 6 × slower.
// Run after `npm run build`: node bench/grade.mjs

import { quantile, report, verdict } from './figures.mjs';
import { openProduct, signIn } from './product.mjs';

const ROWS = 500;
const KEYS = 120;
const LIMITS = { key: { 1: 16, 6: 40 }, paste: { 1: 150, 6: Number.POSITIVE_INFINITY } };

const inDays = days => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function manyRows(page) {
  await page.route('**/pedidos/preparo-do-dia**', async route => {
    const answer = await route.fetch();
    const body = await answer.json();
    const own = body.linhas.filter(({ precoCentavos }) => precoCentavos.some(preco => preco !== null));
    const linhas = Array.from({ length: ROWS }, (_, n) => {
      const linha = own[n % own.length];
      const lotacao = { ...linha.lotacao, id: 10_000 + n, codigo: `B-${n}`, nome: `${linha.lotacao.nome} ${n}` };
      return { ...linha, lotacao, pedido: null, acoes: ['criar'], solicitada: linha.solicitada.map(() => null) };
    });
    await route.fulfill({ response: answer, json: { ...body, linhas, total: ROWS } });
  });
  await page.route('**/rascunhos-em-lote', route => route.abort());
}

/**
 * Time from a key (its hardware time stamp) to the frame that shows it, as the browser itself reports it: Event Timing, in steps of 8 ms,
 * from 16 up. A message posted from an animation frame would come after the keys that followed, for input goes before messages: on a slow
 * page it counted those too, 1.5 s where the browser said 0.2.
 */
async function keyToPaint(page, keys) {
  await page.evaluate(() => {
    globalThis.tempos = [];
    globalThis.observador = new PerformanceObserver(list => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') globalThis.tempos.push(duration);
    });
    globalThis.observador.observe({ type: 'event', durationThreshold: 16 });
  });
  for (let n = 0; n < keys; n++) {
    await page.keyboard.press(n % 3 === 2 ? 'Enter' : String((n % 9) + 1));
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(500);
  const slow = await page.evaluate(() => globalThis.tempos);
  return [...slow, ...Array.from({ length: Math.max(keys - slow.length, 0) }, () => 16)];
}

/** Milliseconds to check, apply and paint the whole block pasted from the clipboard. */
const pasteBlock = page =>
  page.evaluate(rows => {
    const names = Array.from({ length: rows }, (_, n) => `B-${n}`);
    const text = names
      .map((name, n) =>
        [name, ...Array.from({ length: 8 }, (_cell, c) => ((n * 7 + c * 3 + performance.now()) % 300) | 0)].join('\t'),
      )
      .join('\n');
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    const began = performance.now();
    document.activeElement.dispatchEvent(event);
    return new Promise(resolve => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - began);
        channel.port2.postMessage(null);
      });
    });
  }, ROWS);

const { base, browser, close } = await openProduct('grade');
const figures = [];
const line = (figura, values, limit) => {
  const p95 = quantile(values, 0.95);
  figures.push({
    figura,
    'p50 ms': quantile(values, 0.5).toFixed(1),
    'p95 ms': p95.toFixed(1),
    meta: Number.isFinite(limit) ? `≤ ${limit} ms` : '–',
    resultado: Number.isFinite(limit) ? verdict(p95 <= limit) : '–',
  });
};

try {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await signIn(page, base);
  await manyRows(page);
  for (const slower of [1, 6]) {
    await page.goto(`${base}/modules/solicitacao?modo=varias&data=${inDays(4)}`);
    await page.getByRole('gridcell').first().waitFor();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.getByRole('gridcell').first().click();
    // In processor time: what the work costs however busy the machine is.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const taskSeconds = async () =>
      (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    const before = await taskSeconds();
    const keys = await keyToPaint(page, KEYS);
    const work = (((await taskSeconds()) - before) * 1000) / KEYS;
    line(`tecla até a tela, CPU ${slower}×`, keys, LIMITS.key[slower]);
    line(`trabalho da página por tecla, em processador, CPU ${slower}×`, [work], Number.POSITIVE_INFINITY);
    const pastes = [];
    for (let n = 0; n < 9; n++) {
      await page.getByRole('gridcell').first().click();
      pastes.push(await pasteBlock(page));
      await page.waitForTimeout(300);
    }
    line(`colar ${ROWS} × 8 com conferência, CPU ${slower}×`, pastes, LIMITS.paste[slower]);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    console.log(`elementos na página, CPU ${slower}×: ${nodes}`);
  }
  report('grade', { title: `A grade de ${ROWS} × 8, da tecla à tela (Event Timing)` }, figures);
} finally {
  await close();
}
