// Readings through the BFF while 32 people sign in at once, again and again: no reading waits on other people's sign-ins (ADR 92). p95
// within 300 ms on two cores, and no sign-in that waits until time runs out. BENCH_SECONDS (10) is the length of each half.
import { setTimeout as wait } from 'node:timers/promises';
import { inventedCpf } from '../scripts/jornada/units.mjs';
import { fillUnits, onFreshDatabase } from './database.mjs';
import { quantile, report, verdict } from './figures.mjs';
import { cpuMicroseconds, startBff } from './process.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 10);
const PEOPLE = 32;
const READERS = 4;
const PAUSE_MS = 20;
const LIMIT = 300;
const MANAGER = '11144477735';
const READINGS = ['/notificacoes/contagem', '/pedidos', '/lotacoes?tamanho=50'];

const ms = value => (value === undefined ? '–' : `${value.toFixed(0)} ms`);

/** One account each: five tries of one account at the same moment would look like guessing. */
async function accounts(client) {
  const { rows } = await client.query(
    `insert into usuarios (cpf, nome, matricula, nome_busca, authorities, senha_hash)
     select novo, 'Pessoa ' || n, (700000 + n)::text, 'pessoa ' || n, authorities, senha_hash
     from usuarios cross join unnest($2::text[]) with ordinality as p (novo, n) where cpf = $1 returning cpf`,
    [MANAGER, Array.from({ length: PEOPLE }, (_, n) => inventedCpf(n))],
  );
  return rows.map(({ cpf }) => cpf);
}

const post = (base, cpf) =>
  fetch(`${base}/api/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf, senha: 'demonstracao' }),
  });

async function readUntil(base, token, ends) {
  const times = [];
  const headers = { authorization: `Bearer ${token}` };
  const one = async (_, reader) => {
    for (let n = reader; performance.now() < ends; n++) {
      const began = performance.now();
      const answer = await fetch(`${base}/api/ms-alipen${READINGS[n % READINGS.length]}`, { headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${READINGS[n % READINGS.length]}: ${answer.status} ${text.slice(0, 300)}`);
      times.push(performance.now() - began);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, one));
  return times;
}

async function enterUntil(base, cpfs, ends) {
  const [times, refused] = [[], new Map()];
  const one = async cpf => {
    while (performance.now() < ends) {
      const began = performance.now();
      const answer = await post(base, cpf);
      await answer.text();
      if (answer.ok) times.push(performance.now() - began);
      else {
        refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
        const after = Number(answer.headers.get('retry-after') ?? 1) * 1_000;
        await wait(Math.max(0, Math.min(after, ends - performance.now())));
      }
    }
  };
  await Promise.all(cpfs.map(one));
  return { times, refused };
}

const inSeconds = () => performance.now() + SECONDS * 1_000;
const row = (chamada, times, more = {}) => ({
  chamada,
  n: times.length,
  p50: ms(quantile(times, 0.5)),
  p95: ms(quantile(times, 0.95)),
  maior: ms(quantile(times, 1)),
  ...more,
});

await onFreshDatabase('entradas', async ({ client, api, pid }) => {
  await fillUnits(client);
  const cpfs = await accounts(client);
  const bff = await startBff(api);
  try {
    const { token } = await (await post(bff.base, MANAGER)).json();
    await readUntil(bff.base, token, performance.now() + 1_000);
    const alone = await readUntil(bff.base, token, inSeconds());
    const cpuBefore = cpuMicroseconds(pid) ?? 0;
    const ends = inSeconds();
    const [during, entered] = await Promise.all([readUntil(bff.base, token, ends), enterUntil(bff.base, cpfs, ends)]);
    const cpu = ((cpuMicroseconds(pid) ?? 0) - cpuBefore) / 1e6 / SECONDS;
    const p95 = quantile(during, 0.95);
    const late = entered.refused.get(504) ?? 0;
    const resultado = verdict(p95 <= LIMIT && !late && entered.times.length > 0);
    const told = [...entered.refused].map(([status, times]) => `${status} × ${times}`).join(', ') || 'nenhuma';
    const conditions = `CPU da API do governo ${cpu.toFixed(2)} núcleos; entradas mandadas voltar: ${told}`;
    report('entradas', { title: 'Leituras enquanto muitos entram ao mesmo tempo', conditions }, [
      row('leituras, sem ninguém entrando', alone),
      row(`leituras, ${PEOPLE} pessoas entrando`, during, { meta: `p95 ≤ ${LIMIT} ms`, resultado }),
      row('entradas', entered.times),
    ]);
  } finally {
    bff.stop();
  }
});
