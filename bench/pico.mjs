// The rush at the cut-off: 1,444 units draft and send within the same minute from 32 connections, some of them twice because
// the answer got lost. Through the government API and through the BFF, each on a day of its own. Load and servers share the machine.
import { Agent, request } from 'node:http';
import { fillUnits, onFreshDatabase, tokenOf, UNITS } from './database.mjs';
import { report, verdict } from './figures.mjs';
import { cpuMicroseconds, startBff } from './process.mjs';

const CONNECTIONS = 32;
const GOAL = 300;
/** Units that draft and send before the measurement: at the cut-off the servers have been up for hours. */
const WARMING = 400;
/** One in so many sends is repeated with the same key, as by a client whose answer never came. */
const REPEATED = 20;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Not fetch, which costs the load generator half a core. */
function post(url, headers, content) {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(content);
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      answer => {
        const chunks = [];
        answer.on('data', chunk => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (answer.statusCode >= 300) reject(new Error(`${url}: ${answer.statusCode} ${text.slice(0, 500)}`));
          else
            resolve({ etag: answer.headers.etag, text, replayed: answer.headers['idempotency-replayed'] === 'true' });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function inParallel(items, task) {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await task(items[next++]);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

/** CPU used so far, in microseconds: each server, the database's sessions together (undefined when they run elsewhere), this process. */
function cpuNow({ servers, sessions }) {
  const own = process.cpuUsage();
  const used = sessions.map(cpuMicroseconds);
  return [...servers.map(cpuMicroseconds), used.reduce((sum, each) => sum + each, 0), own.user + own.system];
}

const percentile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)];

const celulas = cells =>
  cells.map(({ refeicao, publico }, at) => ({
    tipoAlimentacaoId: refeicao,
    tipoPublicoId: publico,
    quantidade: at % 2 ? 60 : 380,
  }));

async function draft({ base, headers, day, ids, cells }) {
  const itens = celulas(cells);
  const drafts = [];
  const began = performance.now();
  await inParallel(ids, async lotacaoId => {
    const key = { 'idempotency-key': `rascunho-${day}-${lotacaoId}` };
    const { text, etag } = await post(
      `${base}/pedidos`,
      { ...headers, ...key },
      { lotacaoId, dataRefeicao: day, itens },
    );
    drafts.push({ id: JSON.parse(text).id, etag });
  });
  return { drafts, drafted: (performance.now() - began) / 1000 };
}

async function rush({ client, base, headers, servers, ...what }) {
  const { drafts, drafted } = await draft({ base, headers, ...what });
  const times = [];
  let unlike = 0;
  const watched = { servers, sessions: await sessionsOf(client) };
  const cpuBefore = cpuNow(watched);
  const began = performance.now();
  await inParallel(drafts, async ({ id, etag }) => {
    const said = { ...headers, 'if-match': etag, 'idempotency-key': `envio-${id}` };
    const start = performance.now();
    const first = await post(`${base}/pedidos/${id}/envio`, said, {});
    times.push(performance.now() - start);
    if (id % REPEATED) return;
    const second = await post(`${base}/pedidos/${id}/envio`, said, {});
    if (!second.replayed || second.text !== first.text) unlike++;
  });
  const seconds = (performance.now() - began) / 1000;
  const cpu = cpuNow(watched).map((now, at) => Math.round((now - cpuBefore[at]) / drafts.length));
  return { drafted, seconds, sends: drafts.length, p95: percentile(times, 0.95), unlike, cpu };
}

async function sessionsOf(client) {
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}

async function truth(client, day) {
  const {
    rows: [row],
  } = await client.query(
    `select count(*)::int as sent, count(distinct lotacao_id)::int as units,
       (select count(*)::int from historico_pedido h join pedidos p on p.id = h.pedido_id
        where p.data_refeicao = $1 and h.evento = 'enviar') as steps,
       (select count(*)::int from itens_pedido i join pedidos p on p.id = i.pedido_id
        where p.data_refeicao = $1 and i.preco_centavos is distinct from 1200) as unpriced
     from pedidos where data_refeicao = $1 and situacao = 'ENVIADO' and lotacao_id in (select id from lotacoes where codigo like 'P-%')`,
    [day],
  );
  return { lost: UNITS - row.units, doubled: row.sent - row.units + (row.steps - row.sent), unpriced: row.unpriced };
}

const dayAfter = days => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

await onFreshDatabase('pico', async ({ client, api, pid }) => {
  const { ids, cells } = await fillUnits(client);
  const token = await tokenOf(api);
  const bff = await startBff(api);
  try {
    const given = { client, headers: { authorization: `Bearer ${token}` }, ids, cells };
    const ways = [
      { way: 'API do governo', base: `${api}/ms-alipen`, day: dayAfter(3), servers: [pid] },
      { way: 'pelo BFF', base: `${bff.base}/api/ms-alipen`, day: dayAfter(4), servers: [pid, bff.pid] },
    ];
    for (const [at, { base }] of ways.entries()) {
      const some = ids.slice(at * WARMING, (at + 1) * WARMING);
      await rush({ ...given, base, servers: [], day: dayAfter(2), ids: some });
    }
    // As autovacuum would have done by then: plans made for empty tables are made again.
    await client.query('vacuum analyze');
    const figures = [];
    for (const { way, day, ...to } of ways) {
      const figure = await rush({ ...given, ...to, day });
      const { lost, doubled, unpriced } = await truth(client, day);
      const rate = figure.sends / figure.seconds;
      const sound = lost === 0 && doubled === 0 && unpriced === 0 && figure.unlike === 0;
      figures.push({
        caminho: way,
        'rascunhos/s': Math.round(figure.sends / figure.drafted),
        'envios/s': Math.round(rate),
        'p95 ms': Math.round(figure.p95),
        'CPU µs/envio: servidores, banco, carga': figure.cpu.join(' + '),
        perdidos: lost,
        dobrados: doubled,
        meta: `≥ ${GOAL}, 0, 0`,
        resultado: verdict(sound && rate >= GOAL),
      });
    }
    report('pico', { title: `O minuto do limite: ${UNITS} unidades enviam de ${CONNECTIONS} conexões` }, figures);
  } finally {
    bff.stop();
  }
});
