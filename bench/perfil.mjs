// Where the processor time of one relayed call goes: the gateway under load with V8's profiler on, which itself costs a little.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { report } from './figures.mjs';
import { freePort, signIn, startServer } from './process.mjs';

const SECONDS = 10;
const CONNECTIONS = 32;
const MICROSECONDS = 500;

/** The first that fits a frame. A native function has no file. */
const PARTS = [
  [
    'escrever nos soquetes (chamadas ao sistema)',
    ({ functionName }) => /^(writev|write\w*String|writeBuffer)$/.test(functionName),
  ],
  ['recolher memória', ({ functionName }) => functionName === '(garbage collector)'],
  ['o gateway: portão, repasse, contadores', ({ url }) => /\/(apps\/bff|packages\/platform)\/dist\//.test(url)],
  ['undici: a chamada ao servidor do governo', ({ url }) => /\/undici\/|^wasm:/.test(url)],
  ['Fastify e o que ele usa', ({ url }) => /\/node_modules\//.test(url)],
  ['HTTP e fluxos do Node', ({ url }) => url.startsWith('node:')],
  ['código nativo do Node e do V8', () => true],
];

const now = () => Number(process.hrtime.bigint() / 1_000n);

/** Microseconds of each part between two instants; the profile's clock is the machine's, as hrtime. */
function partsOf({ nodes, samples, timeDeltas, startTime }, from, to) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const spent = new Map(PARTS.map(([part]) => [part, 0]));
  let at = startTime;
  for (const [n, id] of samples.entries()) {
    at += timeDeltas[n];
    const frame = frames.get(id);
    if (at < from || at > to || frame.functionName === '(idle)') continue;
    const [part] = PARTS.find(([, fits]) => fits(frame));
    spent.set(part, spent.get(part) + timeDeltas[n]);
  }
  return spent;
}

const upstream = await startServer('servers/upstream.mjs', '/.well-known/jwks.json');
const folder = mkdtempSync(join(tmpdir(), 'alipen-perfil-'));
try {
  process.env.BENCH_NODE_OPTIONS = `--cpu-prof --cpu-prof-dir=${folder} --cpu-prof-interval=${MICROSECONDS}`;
  const bff = await startServer('../apps/bff/dist/main.js', '/health/ready', {
    GOVERNMENT_API_URL: upstream.base,
    MANAGEMENT_PORT: String(await freePort()),
    HOST: '127.0.0.1',
  });
  const headers = await signIn(bff.base);
  const url = `${bff.base}/api/ms-alipen/pedidos`;
  const load = duration => autocannon({ url, headers, duration, connections: CONNECTIONS });
  await load(2);
  const from = now();
  const { requests } = await load(SECONDS);
  const to = now();
  bff.stop();
  // The profile is written as the server ends.
  await bff.ended;
  const [name] = readdirSync(folder);
  const spent = partsOf(JSON.parse(readFileSync(join(folder, name), 'utf8')), from, to);
  const all = [...spent.values()].reduce((sum, each) => sum + each, 0);
  const rows = [...spent]
    .sort(([, a], [, b]) => b - a)
    .map(([parte, each]) => ({
      parte,
      'µs por chamada': (each / requests.total).toFixed(1),
      '%': ((100 * each) / all).toFixed(1),
    }));
  const conditions = `${requests.total} chamadas de ${CONNECTIONS} conexões em ${SECONDS} s, com o perfil do V8 ligado`;
  report('perfil', { title: 'Onde vai o processador de uma chamada do relay', conditions }, rows);
} finally {
  upstream.stop();
  rmSync(folder, { recursive: true, force: true });
}
