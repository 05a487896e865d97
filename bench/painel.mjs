// A day of the wall in some minutes: the page's own clock runs, its readings change, its zones turn, its line breaks and comes back. Heap
// after garbage collection and nodes, detached ones too, hour by hour (screens.md 4.3).
// Run after `npm run build`: node bench/painel.mjs [HORAS]
import { report, verdict } from './figures.mjs';
import { openProduct } from './product.mjs';

const HOURS = Number(process.argv[2] ?? 24);
const STEP_MS = 15_000;
const GOALS = { growthMB: 20, nodes: 1_200 };
const MEGABYTE = 1024 * 1024;
/** A minute after the nightly reload, so that one page lives the whole day. */
const START = new Date('2026-11-22T04:01:00');

/** Runs in the page: a server whose day changes at each reading, and a live line that breaks now and then. */
function changingDay() {
  let n = 0;
  const real = window.fetch.bind(window);
  const some = most => Math.floor(((n * 7919) % 1000) / (1000 / most));
  const names = Array.from({ length: 40 }, (_, at) => `Unidade Prisional de Município Distante ${at + 1}`);
  const rows = (count, row) => Array.from({ length: count }, (_, at) => row(names[(n + at) % names.length], at));
  const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const reading = () => {
    n += 1;
    const em = new Date().toISOString();
    const data = em.slice(0, 10);
    const unit = (lotacao, at) => ({ lotacaoId: at + 1, lotacao });
    return {
      agora: em,
      tela: 'Sala de monitoramento',
      regiao: null,
      prazos: {
        em,
        itens: [
          {
            fusoHorario: 'America/Fortaleza',
            data,
            terminaEm: new Date(Date.now() + 7_200_000).toISOString(),
            lotacoes: 1444,
          },
        ],
      },
      pedidos: { em, data, lotacoes: 1444, enviaram: some(1444), emRascunho: some(40), semPedido: some(400) },
      atrasos: {
        em,
        total: some(30) + 8,
        itens: rows(8, (nome, at) => ({
          ...unit(nome, at),
          motivo: 'NAO_RECEBIDA',
          refeicao: 'Almoço',
          atrasoMin: some(90),
        })),
      },
      entregas: {
        em,
        naJanela: some(300),
        atrasadas: 8,
        recebidas: some(900),
        itens: rows(8, (nome, at) => ({
          ...unit(nome, at),
          refeicao: 'Almoço',
          atrasoMin: some(60),
          faixaAtraso: 'LEVE',
        })),
      },
      naoConformidades: {
        em,
        data,
        total: some(9) + 1,
        criticas: some(3),
        fiscalizacoes: 40,
        itens: rows(4, (nome, at) => ({
          ...unit(nome, at),
          refeicao: 'Jantar',
          item: `Temperatura ${n}`,
          critica: at === 0,
          em,
        })),
        foto: { foto: `foto-${n}.jpg`, lotacao: names[0], refeicao: 'Jantar', item: 'Temperatura', em },
      },
      totais: {
        em,
        data,
        total: 1_000_000,
        refeicoes: ['Café', 'Almoço', 'Lanche', 'Jantar'].map((nome, at) => ({
          id: at + 1,
          nome,
          sigla: nome.slice(0, 3),
          total: 300_000 + some(9000),
          lotacoes: 1444,
          recebidas: some(1444),
        })),
      },
      acimaDoEfetivo: { em, data, refeicoes: some(80), valorCentavos: some(90_000) },
    };
  };
  window.readings = () => n;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (pathname !== '/api/ms-alipen/painel') return real(input, init);
    if (n % 50 === 49) {
      n += 1;
      throw new TypeError('no network');
    }
    return new Response(JSON.stringify(reading()), {
      headers: { 'content-type': 'application/json', date: new Date().toUTCString() },
    });
  };
  const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    set() {
      set.call(this, PIXEL);
    },
  });
  window.EventSource = class extends EventTarget {
    constructor() {
      super();
      this.timers = [
        setTimeout(() => this.dispatchEvent(new Event('open')), 50),
        setInterval(() => this.dispatchEvent(new MessageEvent('sinal', { data: '{}' })), 15_000),
        setInterval(() => this.dispatchEvent(new MessageEvent('mudanca', { data: '{"tipo":"pedido"}' })), 20_000),
        setTimeout(() => this.dispatchEvent(new Event('error')), 20 * 60_000),
      ];
    }
    close() {
      for (const timer of this.timers) clearInterval(timer);
    }
  };
}

async function measure(page, cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { heap: usedSize / MEGABYTE, nodes, elements };
}

const { base, browser, close } = await openProduct('painel');
try {
  const page = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.clock.install({ time: START });
  await page.addInitScript(changingDay);
  await page.goto(`${base}/ciapis/modules/painel?rodizio=30s&porTela=3`);
  await page.clock.runFor(2_000);
  await page.locator('.zona--nova').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  console.log('hora   leituras   memória MB   nós (com os soltos)   elementos');
  const rows = [];
  for (let hour = 0; hour <= HOURS; hour += 1) {
    // The end of the day is left out, as the nightly reload comes then.
    const steps = hour === 0 ? 40 : Math.floor((3_600_000 - (hour === 24 ? 780_000 : 0)) / STEP_MS);
    for (let step = 0; step < steps; step += 1) await page.clock.runFor(STEP_MS);
    const row = await measure(page, cdp);
    rows.push(row);
    const readings = await page.evaluate(() => window.readings());
    console.log(
      `${String(hour).padStart(4)} ${String(readings).padStart(10)} ${row.heap.toFixed(2).padStart(12)} ${String(row.nodes).padStart(21)} ${String(row.elements).padStart(11)}`,
    );
  }
  const [first] = rows;
  const growth = Math.max(...rows.map(({ heap }) => heap)) - first.heap;
  const elements = Math.max(...rows.map(row => row.elements));
  report('painel', { title: `O painel ${HOURS} h aberto` }, [
    {
      figura: 'memória da página: cresceu, MB',
      medida: growth.toFixed(2),
      meta: `≤ ${GOALS.growthMB}`,
      resultado: verdict(growth <= GOALS.growthMB),
    },
    { figura: 'elementos', medida: elements, meta: `≤ ${GOALS.nodes}`, resultado: verdict(elements <= GOALS.nodes) },
    { figura: 'vezes que a página abriu', medida: loads, meta: '1', resultado: verdict(loads === 1) },
  ]);
} finally {
  await close();
}
