// The map's three views over a year of every unit (1,444 × 365 × 8 quantities = 4.2 million), with head counts, deliveries and inspections,
// its past days added up as the job keeps them; the running month; and the day again once the history is BENCH_ANOS long: its cost must
// follow the answer, not the years behind. BENCH_UNIDADES points to a list of real units (nome,uf,municipio,…); BENCH_UNITS and
// BENCH_ROUNDS make it smaller.
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fillUnits, onFreshDatabase, tokenOf, UNITS } from './database.mjs';
import { quantile, report, verdict } from './figures.mjs';
import { fillDays, filled } from './mapa.days.mjs';

const YEAR = 365;
const YEARS = Number(process.env.BENCH_ANOS || 1);
const ROUNDS = Number(process.env.BENCH_ROUNDS || 60);
/** Rounds that are not counted: a server runs for days, so its first seconds do not matter. */
const WARM = 20;
const GROWTH = 1.3;

const day = ago => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const agent = new Agent({ keepAlive: true });

/** To the last byte, which is not decoded: what two megabytes cost the one who asks would be measured with it. */
async function lengthOf(address, token) {
  const [answer] = await once(get(address, { agent, headers: { authorization: `Bearer ${token}` } }), 'response');
  let bytes = 0;
  for await (const part of answer) bytes += part.length;
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`);
  return bytes;
}

async function measure(api, token, path) {
  const times = [];
  let bytes = 0;
  for (let round = -WARM; round < ROUNDS; round++) {
    const began = performance.now();
    bytes = await lengthOf(`${api}/ms-alipen/mapa-diario${path}`, token);
    if (round >= 0) times.push(performance.now() - began);
  }
  return { p95: quantile(times, 0.95), kB: Math.round(bytes / 1024) };
}

await onFreshDatabase('mapa', async ({ client, api, comando }) => {
  const { ids, cells } = await fillUnits(client);
  const token = await tokenOf(api);
  if (!(await filled(client, YEAR))) await fillDays(client, cells, 1, YEAR);
  console.log(await comando('somas', 'somar'));
  const month = day(40).slice(0, 7);
  const asked = [
    ['dia de todas as unidades', `?data=${day(5)}`, 60],
    ['mês de uma unidade', `/mes?mes=${month}&lotacaoId=${ids[7]}`, 25],
    ['mês consolidado', `/consolidado?mes=${month}`, 100],
    ['mês que corre, consolidado', `/consolidado?mes=${day(0).slice(0, 7)}`, 100],
  ];
  const figures = [];
  for (const [leitura, path, limit] of asked) {
    const { p95: time, kB } = await measure(api, token, path);
    figures.push({
      leitura,
      p95: time.toFixed(1),
      kB,
      meta: `≤ ${limit} ms`,
      resultado: verdict(time <= limit),
    });
  }
  if (YEARS > 1 && !(await filled(client, 2 * YEAR))) {
    const [[leitura, path]] = asked;
    const { p95: before } = await measure(api, token, path);
    for (let year = 1; year < YEARS; year++) {
      if (!(await filled(client, (year + 1) * YEAR))) await fillDays(client, cells, year * YEAR + 1, (year + 1) * YEAR);
    }
    const { p95: after, kB } = await measure(api, token, path);
    const ratio = after / before;
    figures.push({
      leitura: `${leitura}, ${YEARS} anos`,
      p95: `${after.toFixed(1)} (${ratio.toFixed(2)} ×)`,
      kB,
      meta: `≤ ${GROWTH} × de um ano`,
      resultado: verdict(ratio <= GROWTH),
    });
  }
  report('mapa', { title: `Mapa diário de um ano de ${UNITS} unidades` }, figures);
});
