// The day of 1,444 units on the built product, in a real browser at CPU 6 × slower: from the last byte of the answer until the
// matrix is painted and the page is idle, then a filter and an arrow. Rows are the demonstration's own, repeated under other
// names. Run after `npm run build`: node bench/matriz.mjs
import { quantile, report, verdict } from './figures.mjs';
import { openProduct, signIn } from './product.mjs';

const UNITS = Number(process.env.BENCH_UNITS ?? 1_444);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const SLOWER = 6;
const SCREEN = '/modules/monitoramento/pedidosDasLotacoes';
const LIMITS = { ready: 400, compared: 400, filter: 250, arrow: 50, nodes: 5_000 };

async function manyUnits(page) {
  await page.route('**/api/ms-alipen/pedidos-das-lotacoes?**', async route => {
    const answer = await route.fetch();
    const body = await answer.json();
    const linhas = Array.from({ length: UNITS }, (_, n) => {
      const linha = body.linhas[n % body.linhas.length];
      const lotacao = { ...linha.lotacao, id: 10_000 + n, municipio: `Cidade ${n % 300}` };
      return { ...linha, lotacao: { ...lotacao, nome: `${linha.lotacao.nome} ${n}` } };
    });
    await route.fulfill({ response: answer, json: { ...body, linhas, lotacoes: UNITS } });
  });
}

/** Runs in the page: milliseconds from the answer's last byte to the first idle moment after a frame shows the grid's cells. */
const whenReady = page =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        const painted = () =>
          requestAnimationFrame(() =>
            requestIdleCallback(() => {
              const [answer] = performance
                .getEntriesByType('resource')
                .filter(({ name }) => name.includes('/pedidos-das-lotacoes?'))
                .slice(-1);
              resolve(performance.now() - answer.responseEnd);
            }),
          );
        const look = () => {
          if (!document.querySelector('.matriz td[id]')) return false;
          painted();
          return true;
        };
        if (look()) return;
        const observer = new MutationObserver(() => look() && observer.disconnect());
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );

/** Milliseconds from the action to the first idle moment after the frame that shows it. */
const untilPainted = (page, act) =>
  page.evaluate(
    ([selector, kind]) =>
      new Promise(resolve => {
        const element = document.querySelector(selector);
        const began = performance.now();
        if (kind === 'click') element.click();
        else element.dispatchEvent(new KeyboardEvent('keydown', { key: kind, bubbles: true }));
        requestAnimationFrame(() => requestIdleCallback(() => resolve(performance.now() - began)));
      }),
    act,
  );

const { base, browser, close } = await openProduct('matriz', { JOBS: 'false' });
const rows = [];
const line = (figura, values, limit) => {
  const p50 = quantile(values, 0.5);
  rows.push({
    figura,
    p50: p50.toFixed(0),
    p95: quantile(values, 0.95).toFixed(0),
    meta: limit ? `p50 ≤ ${limit}` : '–',
    resultado: limit ? verdict(p50 <= limit) : '–',
  });
};

try {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await signIn(page, base);
  await manyUnits(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskMs = async () =>
    ((await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  const figures = { ready: [], compared: [], filter: [], arrow: [] };
  const work = [];
  for (let round = -3; round < ROUNDS; round++) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${base}/`);
    await page.getByRole('link', { name: 'Pedidos das Lotações' }).waitFor();
    await page.evaluate(() => performance.clearResourceTimings());
    await page.waitForTimeout(500);
    if (round < 0) {
      // At full speed, in processor time: what the work costs however busy the machine is.
      const before = await taskMs();
      await page.evaluate(screen => document.querySelector(`a[href$="${screen}"]`)?.click(), SCREEN);
      await whenReady(page);
      work.push((await taskMs()) - before);
      continue;
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(screen => document.querySelector(`a[href$="${screen}"]`)?.click(), SCREEN);
    const ready = await whenReady(page);
    await page.waitForTimeout(300);
    await page.locator('[role=grid]').focus();
    const arrow = await untilPainted(page, ['[role=grid]', 'ArrowDown']);
    const filter = await untilPainted(page, ['.contadores > button', 'click']);
    await untilPainted(page, ['.contadores > button', 'click']);
    await page.evaluate(() => performance.clearResourceTimings());
    await page.getByRole('button', { name: 'Comparar com a semana passada' }).click();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('comparar=true')),
    );
    const compared = await whenReady(page);
    for (const [name, value] of Object.entries({ ready, arrow, filter, compared })) figures[name].push(value);
  }
  line('dos dados à tela pronta', figures.ready, LIMITS.ready);
  line('dos dados à tela pronta, ao lado da semana passada', figures.compared, LIMITS.compared);
  line('escolher uma situação', figures.filter, LIMITS.filter);
  line('seta para baixo', figures.arrow, LIMITS.arrow);
  line('trabalho da página até estar pronta, em processador, 1×', work);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  line('elementos na página', [nodes], LIMITS.nodes);
  report('matriz', { title: `Pedidos das Lotações de ${UNITS} unidades na tela, CPU ${SLOWER} ×, em ms` }, rows);
} finally {
  await close();
}
