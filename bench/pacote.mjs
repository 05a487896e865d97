// The month of 50 units in one page that opens without a server: from asking to ready, how large it is, how long a browser needs to check it.
import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { conferir } from '../apps/government-api/paginas/pacote/conferir.mjs';
import { report, verdict } from './figures.mjs';
import { fillDays } from './mapa.days.mjs';

process.env.BENCH_UNITS ??= '50';
// Reads the number of units when it is loaded.
const { fillUnits, onFreshDatabase, tokenOf } = await import('./database.mjs');

const UNITS = Number(process.env.BENCH_UNITS);
const DAYS = 62;
const GOALS = { seconds: 10, MB: 20 };
const MB = 1_048_576;
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

await onFreshDatabase('pacote', async ({ client, api }) => {
  const { cells, ids } = await fillUnits(client);
  await fillDays(client, cells, 1, DAYS);
  const authorization = `Bearer ${await tokenOf(api)}`;
  const call = async (path, body) => {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const asked = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${api}/ms-alipen${path}`, { headers, ...asked });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return answer;
  };
  const today = new Date();
  const mes = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  for (const id of ids.slice(0, UNITS)) await call(`/lotacoes/${id}/fechamentos-do-mes`, { mes });
  const { rows } = await client.query(`select id from contratos where numero = 'PICO/1'`);
  const { resumo } = await (await call('/medicoes', { contratoId: rows[0].id, mes })).json();
  const parametros = { medicaoId: resumo.id };

  const began = performance.now();
  let file = await (await call('/downloads', { tipo: 'MEDICAO_PACOTE', parametros })).json();
  while (['NA_FILA', 'EM_PROCESSAMENTO'].includes(file.situacao)) {
    await pause(50);
    const { itens } = await (await call('/downloads')).json();
    file = itens.find(({ id }) => id === file.id);
  }
  const seconds = (performance.now() - began) / 1_000;
  if (file.situacao !== 'CONCLUIDO') throw new Error(file.erro ?? file.situacao);
  const zip = Buffer.from(await (await call(`/downloads/${file.id}/arquivo`)).arrayBuffer());
  const page = inflateRawSync(zip.subarray(30 + zip.readUInt16LE(26) + zip.readUInt16LE(28)));
  const pacote = JSON.parse(/id="dados">(.*?)<\/script>/s.exec(page.toString())[1]);
  const opened = performance.now();
  const failures = conferir(pacote).flatMap(({ falhas }) => falhas);
  const checked = (performance.now() - opened) / 1_000;
  if (failures.length) throw new Error(`${failures.length} do not hold: ${JSON.stringify(failures.slice(0, 3))}`);
  const mapas = pacote.dias.filter(({ fechamento }) => fechamento).length;
  report('pacote', { title: 'O pacote de auditoria de um mês de 50 unidades, sem as fotos' }, [
    {
      unidades: UNITS,
      mapas,
      pronto: `${seconds.toFixed(1)} s`,
      página: `${(page.length / MB).toFixed(1)} MB`,
      zip: `${(zip.length / MB).toFixed(1)} MB`,
      conferida: `${checked.toFixed(1)} s`,
      meta: `≤ ${GOALS.seconds} s, ≤ ${GOALS.MB} MB`,
      resultado: verdict(seconds <= GOALS.seconds && page.length <= GOALS.MB * MB),
    },
  ]);
});
