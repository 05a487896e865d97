// Two thousand open screens on one gateway, through the BFF and in a database of its own: how much memory they cost, and how long a change
// takes to reach the last of them. BENCH_FLUXOS opens fewer.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { importJWK, SignJWT } from 'jose';
import { onFreshDatabase, tokenOf } from './database.mjs';
import { report, verdict } from './figures.mjs';
import { startBff } from './process.mjs';

const STREAMS = Number(process.env.BENCH_FLUXOS || 2_000);
/** Tabs of each person; the gateway keeps twelve lines of one session. */
const TABS = 8;
/** Lines opened at once, as people come to their desks one after the other. */
const TOGETHER = 50;
const ROUNDS = 10;
const GOALS = { megabytes: 150, milliseconds: 1_000 };
const MEGABYTE = 1024 * 1024;
const pause = time => new Promise(resolve => setTimeout(resolve, time));

/** In megabytes. */
function residentOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / MEGABYTE;
}

/** Sessions as sign-ins make them, signed with the server's own key: 250 passwords would be ten minutes of argon2. */
async function sessions(client, one, count) {
  const { rows } = await client.query('select kid, alg, privada from chaves_assinatura where ativa');
  const [{ kid, alg, privada }] = rows;
  const key = await importJWK(privada, alg);
  const claims = JSON.parse(Buffer.from(one.split('.')[1], 'base64url').toString());
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      new SignJWT({ ...claims, jti: `${claims.jti}-${n}` }).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key),
    ),
  );
}

/** One line as EventSource holds it; `changes` counts what it heard, `at` is when the last came (`performance.now()`). */
function open(port, token, streams) {
  return new Promise((resolve, reject) => {
    const stream = { socket: connect(port, '127.0.0.1'), changes: 0, at: 0 };
    let began = false;
    stream.socket.setNoDelay(true);
    stream.socket.on('error', reject);
    stream.socket.on('data', bytes => {
      const text = bytes.toString('latin1');
      if (!began) {
        began = true;
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, 300)));
        streams.push(stream);
        resolve();
      }
      const changes = text.split('event: mudanca').length - 1;
      if (changes) {
        stream.changes += changes;
        stream.at = performance.now();
      }
    });
    stream.socket.write(
      `GET /api/ms-alipen/ao-vivo HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
    );
  });
}

async function openAll(port, tokens, streams) {
  for (let n = 0; n < STREAMS; n += TOGETHER) {
    const some = Math.min(TOGETHER, STREAMS - n);
    await Promise.all(
      Array.from({ length: some }, (_, at) => open(port, tokens[Math.floor((n + at) / TABS)], streams)),
    );
  }
}

/** Milliseconds from the answer of a write to the last of the streams that hears it. */
async function tell(base, token, unit, day, streams) {
  for (const stream of streams) stream.changes = 0;
  const began = performance.now();
  const written = await fetch(`${base}/api/ms-alipen/pedidos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ lotacaoId: unit, dataRefeicao: day, itens: [] }),
  });
  const answered = performance.now();
  if (!written.ok) throw new Error(`${written.status} ${await written.text()}`);
  await written.text();
  const deadline = began + 20_000;
  while (streams.some(({ changes }) => changes === 0)) {
    if (performance.now() > deadline) break;
    await pause(5);
  }
  const deaf = streams.filter(({ changes }) => changes === 0).length;
  return { deaf, last: Math.max(...streams.map(({ at }) => at)) - answered };
}

await onFreshDatabase('fluxos', async ({ client, api, pid }) => {
  const bff = await startBff(api);
  const streams = [];
  try {
    const token = await tokenOf(api);
    const tokens = await sessions(client, token, Math.ceil(STREAMS / TABS));
    const { rows: units } = await client.query('select id from lotacoes where ativa order by id limit 1');
    // Warms the servers: memory that a process holds after answering for a while is not the streams'.
    for (let n = 0; n < 500; n++) {
      await (
        await fetch(`${bff.base}/api/ms-alipen/pedidos`, { headers: { authorization: `Bearer ${token}` } })
      ).text();
    }
    const idle = { bff: residentOf(bff.pid), api: residentOf(pid) };
    const began = performance.now();
    await openAll(Number(new URL(bff.base).port), tokens, streams);
    const opening = performance.now() - began;
    await pause(20_000);
    const full = { bff: residentOf(bff.pid), api: residentOf(pid) };
    const times = [];
    let deaf = 0;
    for (let n = 0; n < ROUNDS; n++) {
      const day = new Date(Date.now() + (n + 3) * 86_400_000).toISOString().slice(0, 10);
      const told = await tell(bff.base, tokens[0], units[0].id, day, streams);
      times.push(told.last);
      deaf += told.deaf;
      await pause(300);
    }
    const after = { bff: residentOf(bff.pid), api: residentOf(pid) };
    const more = Math.max(full.bff, after.bff) - idle.bff;
    const slowest = Math.max(...times);
    const title = `${streams.length} telas abertas, de ${tokens.length} sessões`;
    report('fluxos', { title, conditions: `abertas em ${(opening / 1000).toFixed(1)} s` }, [
      {
        figura: 'memória a mais no BFF (MB)',
        antes: idle.bff.toFixed(0),
        depois: Math.max(full.bff, after.bff).toFixed(0),
        medida: more.toFixed(0),
        meta: `≤ ${GOALS.megabytes}`,
        resultado: verdict(more <= GOALS.megabytes),
      },
      {
        figura: 'memória a mais na API do governo (MB)',
        antes: idle.api.toFixed(0),
        depois: Math.max(full.api, after.api).toFixed(0),
        medida: (Math.max(full.api, after.api) - idle.api).toFixed(0),
        meta: '–',
        resultado: '–',
      },
      {
        figura: 'um evento chega a todos (ms)',
        antes: `mediana ${times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)].toFixed(0)}`,
        depois: `surdos ${deaf}`,
        medida: slowest.toFixed(0),
        meta: `≤ ${GOALS.milliseconds}`,
        resultado: verdict(slowest <= GOALS.milliseconds && deaf === 0),
      },
    ]);
  } finally {
    for (const { socket } of streams) socket.destroy();
    bff.stop();
  }
});
