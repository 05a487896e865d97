// Side-by-side figures: every peer in the same run on the same machine, rounds interleaved, medians and ratios.
// BENCH_SECONDS (3) and BENCH_ROUNDS (20) set the length; the loads stay on loopback. What is judged is processor time a request, which
// who else uses the machine changes least; against nginx, which is one worker as ours is one process, answers a second.
import autocannon from 'autocannon';
import { report, verdict } from './figures.mjs';
import { cpuMicroseconds, freePort, signIn, startServer } from './process.mjs';
import { startNginx } from './servers/nginx.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 3);
const ROUNDS = Number(process.env.BENCH_ROUNDS || 20);
const CONNECTIONS = 32;
const COMMAND = 'node bench/run.mjs';
const RELAY = 'relay com cookie, X-CSRF e todas as conferências';
const MENU = 'GET /api/menu com cookie';
const PROXY = '@fastify/http-proxy sem autenticação';
const USUAL = 'relay usual (Nest + Express + @nestjs/axios)';
const HELLO = 'hello (Nest + Fastify)';
const NGINX = 'nginx, um worker, sem autenticação';
/** How many times as much: work for the same processor time, or answers in the same time. */
const TIMES = { cpu: (ours, peer) => peer.cpu / ours.cpu, rate: (ours, peer) => ours.rate / peer.rate };
const UNITS = { cpu: 'processador', rate: 'respostas por segundo' };
const COMPARED = [
  { ours: RELAY, peer: PROXY, by: 'cpu', goal: 1 },
  { ours: RELAY, peer: USUAL, by: 'cpu', goal: 4 },
  { ours: RELAY, peer: NGINX, by: 'rate', goal: 0.45 },
  { ours: RELAY, peer: NGINX, by: 'cpu' },
  // design.md: 15,000 req/s where the bare hello does 27,000.
  { ours: MENU, peer: HELLO, by: 'cpu', goal: 15 / 27 },
];

async function load({ url, headers, pid }, duration) {
  const before = cpuMicroseconds(pid);
  const result = await autocannon({ url, headers, duration, connections: CONNECTIONS });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const cpu = before === undefined ? undefined : (cpuMicroseconds(pid) - before) / result.requests.total;
  return { rate: result.requests.average, p99: result.latency.p99, cpu };
}

const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];

async function sameAnswer(contenders) {
  const [first, ...others] = await Promise.all(
    contenders.map(async ({ url, headers }) => JSON.stringify(await (await fetch(url, { headers })).json())),
  );
  if (others.some(other => other !== first)) throw new Error('the relays do not answer the same list');
}

/** Rounds are interleaved, so that what disturbs the machine disturbs all alike. Each turn starts warm, whoever ran before. */
async function measure(contenders) {
  const rounds = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const results = [];
    for (const contender of contenders) {
      await load(contender, 1);
      results.push(await load(contender, SECONDS));
    }
    rounds.push(results);
    console.log(`rodada ${round}/${ROUNDS}: ${results.map(({ rate }) => Math.round(rate)).join('  ')} req/s`);
  }
  return rounds;
}

function summary(contenders, rounds) {
  return contenders.map(({ name }, at) => {
    const of = field => rounds.map(results => results[at][field]);
    return {
      servidor: name,
      'req/s': Math.round(median(of('rate'))),
      'p99 ms': median(of('p99')),
      'CPU µs/req': of('cpu').includes(undefined) ? '-' : Math.round(median(of('cpu'))),
    };
  });
}

/** Takes the ratios within a round, then their median: a round in which the machine was slow for all stays fair. */
function verdicts(contenders, rounds) {
  const at = name => contenders.findIndex(contender => contender.name === name);
  // A peer that is not installed is left out, and processor time where the machine does not tell it.
  const measured = ({ ours, peer, by }) => [ours, peer].every(name => rounds[0][at(name)]?.[by] !== undefined);
  return COMPARED.filter(measured).map(({ ours, peer, by, goal }) => {
    const razao = median(rounds.map(results => TIMES[by](results[at(ours)], results[at(peer)])));
    return {
      figura: `${ours} / ${peer}`,
      por: UNITS[by],
      razão: razao.toFixed(2),
      meta: goal ? `≥ ${goal.toFixed(2)}` : '–',
      resultado: goal ? verdict(razao >= goal) : '–',
    };
  });
}

const upstream = await startServer('servers/upstream.mjs', '/.well-known/jwks.json');
const running = [upstream];
try {
  const env = { UPSTREAM: upstream.base };
  const proxy = await startServer('servers/http-proxy.mjs', '/api/ms-alipen/pedidos', env);
  running.push(proxy);
  const express = await startServer('servers/express-relay.mjs', '/api/ms-alipen/pedidos', env);
  running.push(express);
  const hello = await startServer('servers/hello.mjs', '/hello');
  running.push(hello);
  const nginx = await startNginx(upstream.base);
  if (nginx) running.push(nginx);
  const bff = await startServer('../apps/bff/dist/main.js', '/health/ready', {
    GOVERNMENT_API_URL: upstream.base,
    MANAGEMENT_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  });
  running.push(bff);

  const headers = await signIn(bff.base);
  const list = '/api/ms-alipen/pedidos';
  const relays = [
    { name: RELAY, url: bff.base + list, headers, pid: bff.pid },
    { name: PROXY, url: proxy.base + list, pid: proxy.pid },
    { name: USUAL, url: express.base + list, pid: express.pid },
    ...(nginx ? [{ name: NGINX, url: nginx.base + list, pid: nginx.pid }] : []),
  ];
  await sameAnswer(relays);
  const contenders = [
    ...relays,
    { name: MENU, url: `${bff.base}/api/menu`, headers, pid: bff.pid },
    { name: HELLO, url: `${hello.base}/hello`, pid: hello.pid },
  ];
  const rounds = await measure(contenders);
  const conditions = `${ROUNDS} rodadas de ${SECONDS} s, ${CONNECTIONS} conexões`;
  report(
    'relay-servidores',
    { title: 'Os gateways lado a lado', command: COMMAND, conditions },
    summary(contenders, rounds),
  );
  report('relay', { title: 'O relay ao lado dos outros', command: COMMAND, conditions }, verdicts(contenders, rounds));
} finally {
  for (const { stop } of running) stop();
}
