// A month of every unit (1,444 × 30 days × 8 columns) exported to the official workbook through the product's own path: the time from
// asking to ready, and how much the process grows, as the file is streamed. BENCH_UNIDADES, BENCH_UNITS and BENCH_BANCO as in mapa.mjs;
// BENCH_TIPO=MAPA_CSV for the other file.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fillUnits, onFreshDatabase, tokenOf } from './database.mjs';
import { report, verdict } from './figures.mjs';
import { fillDays, filled } from './mapa.days.mjs';

const TIPO = process.env.BENCH_TIPO ?? 'MAPA_XLSX';
const GOAL_SECONDS = 10;
const GOAL_MB = 150;
const ROUNDS = 2;
const DAYS = 70;

const rss = pid => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

await onFreshDatabase('exportar', async ({ client, api, pid, comando }) => {
  const { cells } = await fillUnits(client);
  if (!(await filled(client, DAYS))) await fillDays(client, cells, 1, DAYS);
  console.log(await comando('somas', 'somar'));
  const headers = { authorization: `Bearer ${await tokenOf(api)}`, 'content-type': 'application/json' };
  const call = async (path, init) => {
    const answer = await fetch(`${api}/ms-alipen${path}`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...init,
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return answer;
  };
  const mes = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  const figures = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await pause(1_000);
    const before = rss(pid);
    const began = performance.now();
    let most = before;
    const body = JSON.stringify({ tipo: TIPO, parametros: { mes } });
    let file = await (await call('/downloads', { method: 'POST', body })).json();
    while (['NA_FILA', 'EM_PROCESSAMENTO'].includes(file.situacao)) {
      await pause(50);
      most = Math.max(most, rss(pid));
      const { itens } = await (await call('/downloads')).json();
      file = itens.find(({ id }) => id === file.id);
    }
    const seconds = (performance.now() - began) / 1_000;
    if (file.situacao !== 'CONCLUIDO') throw new Error(file.erro ?? file.situacao);
    const taken = await (await call(`/downloads/${file.id}/arquivo`)).arrayBuffer();
    const grew = most - before;
    figures.push({
      arquivo: `${TIPO}, ${round}.ª vez`,
      MB: (taken.byteLength / 1_048_576).toFixed(1),
      segundos: seconds.toFixed(1),
      cresceu: `${grew.toFixed(0)} MB (de ${before.toFixed(0)})`,
      meta: `≤ ${GOAL_SECONDS} s, ≤ ${GOAL_MB} MB`,
      resultado: verdict(seconds <= GOAL_SECONDS && grew <= GOAL_MB),
    });
  }
  report('exportar-mapa', { title: 'O mês de 1.444 unidades na planilha oficial' }, figures);
});
