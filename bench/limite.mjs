// The minute after the cut-off on the government API itself: a job opens and sends the programme of every silent unit (1,444 in one time
// zone), while people go on reading lists and writing drafts. In a database of its own, dropped at the end. BENCH_UNIDADES points to a
// public list of units, BENCH_UNITS limits how many.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillUnits, onFreshDatabase, tokenOf, UNITS } from './database.mjs';
import { quantile, report } from './figures.mjs';
import { cpuMicroseconds } from './process.mjs';

const FUSO = 'America/Sao_Paulo';
/** Brazil has had no daylight saving since 2019. */
const DESLOCAMENTO_H = 3;
const HORA = 3_600_000;

const clockFolder = mkdtempSync(join(tmpdir(), 'alipen-limite-'));
const clockFile = join(clockFolder, 'ahead');
const hojeLocal = new Date(Date.now() - DESLOCAMENTO_H * HORA).toISOString().slice(0, 10);
const meiaNoite = Date.parse(`${hojeLocal}T00:00:00Z`) + DESLOCAMENTO_H * HORA;
/** Puts the server's clock at an hour of today in the units' time zone; it goes on from there. */
const clockAt = hora => writeFileSync(clockFile, String(meiaNoite + hora * HORA - Date.now()));
const dayIn = days => new Date(Date.parse(`${hojeLocal}T12:00:00Z`) + days * 24 * HORA).toISOString().slice(0, 10);

const row = (figura, values) => ({
  figura,
  chamadas: values.length,
  'p50 ms': quantile(values, 0.5).toFixed(0),
  'p95 ms': quantile(values, 0.95).toFixed(0),
  'maior ms': Math.max(...values).toFixed(0),
});
const pause = time => new Promise(resolve => setTimeout(resolve, time));

async function programmes(client, cells) {
  await client.query(`insert into programacoes (lotacao_id, vigencia_inicio)
    select id, current_date - 100 from lotacoes where codigo like 'P-%'`);
  await client.query(
    `insert into itens_programacao (programacao_id, dia_semana, tipo_alimentacao_id, tipo_publico_id, quantidade)
     select g.id, s, c.refeicao, c.publico, 40 from programacoes g join lotacoes l on l.id = g.lotacao_id and l.codigo like 'P-%',
       generate_series(0, 6) s, unnest($1::int[], $2::int[]) as c (refeicao, publico)`,
    [cells.map(({ refeicao }) => refeicao), cells.map(({ publico }) => publico)],
  );
  await client.query('vacuum analyze');
}

/** Returns how long each call took, in milliseconds. */
function people(api, headers, units) {
  const times = { contagem: [], lista: [], rascunho: [] };
  let on = true;
  const timed = async (kind, path, body) => {
    const began = performance.now();
    const got = await fetch(`${api}/ms-alipen${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await got.text();
    if (!got.ok) throw new Error(`${path}: ${got.status} ${text}`);
    times[kind].push(performance.now() - began);
  };
  const run = (async () => {
    for (let n = 0; on; n++) {
      await timed('contagem', '/notificacoes/contagem');
      await timed('lista', `/pedidos?de=${dayIn(1)}&ate=${dayIn(1)}`);
      await timed('rascunho', '/pedidos', {
        lotacaoId: units[n % units.length],
        dataRefeicao: dayIn(3 + Math.floor(n / units.length)),
        itens: [],
      });
      await pause(20);
    }
  })();
  return async () => {
    on = false;
    await run;
    return times;
  };
}

clockAt(12);
process.env.BENCH_NODE_OPTIONS = `--import ${new URL('../e2e/kit/moved-clock.mjs', import.meta.url).href}`;
try {
  await onFreshDatabase(
    'limite',
    async ({ client, api, pid }) => {
      const { ids, cells } = await fillUnits(client);
      await programmes(client, cells);
      // The server must have looked at noon: from then on the jobs answer for what comes.
      const { rows: known } = await client.query(`select 1 from tarefas where nome = 'LIMITE_DO_DIA'`);
      if (!known.length) await pause(16_000);
      const token = await tokenOf(api);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const alone = people(api, headers, ids);
      await pause(5_000);
      const before = await alone();
      const cpuBefore = cpuMicroseconds(pid) ?? 0;
      clockAt(22);
      const during = people(api, headers, ids.toReversed());
      const ended = async () => {
        const { rows } = await client.query(
          `select situacao, erro, afetados, extract(epoch from terminada_em - iniciada_em)::float8 as segundos
           from execucoes_tarefas where tarefa = 'LIMITE_DO_DIA' and chave = $1`,
          [`${dayIn(1)}@${FUSO}`],
        );
        return rows[0] && rows[0].situacao !== 'EM_CURSO' ? rows[0] : undefined;
      };
      let run;
      for (let tries = 0; !run && tries < 600; tries++) {
        await pause(500);
        run = await ended();
      }
      const after = await during();
      const cpu = ((cpuMicroseconds(pid) ?? 0) - cpuBefore) / 1e6;
      const { rows: sent } = await client.query(
        `select count(*)::int as n, count(distinct lotacao_id)::int as unidades from pedidos
         where data_refeicao = $1 and enviado_automaticamente`,
        [dayIn(1)],
      );
      const { n, unidades } = sent[0];
      const conditions =
        `LIMITE_DO_DIA ${run?.situacao}: ${run?.afetados} em ${run?.segundos.toFixed(1)} s, ${n} pedidos de ${unidades} unidades; ` +
        `CPU do serviço com as chamadas ${cpu.toFixed(1)} s ${run?.erro ?? ''}`;
      const kinds = Object.entries({
        contagem: 'contar notificações',
        lista: 'listar os pedidos do dia',
        rascunho: 'abrir um rascunho',
      });
      report(
        'limite',
        { title: `O limite do dia de ${ids.length} unidades caladas, ${cells.length} células cada`, conditions },
        kinds.flatMap(([kind, what]) => [
          row(`${what}, sem a tarefa`, before[kind]),
          row(`${what}, durante a tarefa`, after[kind]),
        ]),
      );
      if (n < Math.min(UNITS, ids.length)) process.exitCode = 1;
    },
    { JOBS: 'true', MOVED_CLOCK_FILE: clockFile, LOG_LEVEL: 'error' },
  );
} finally {
  rmSync(clockFolder, { recursive: true, force: true });
}
