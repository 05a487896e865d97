// Our list, create and month's sums beside Directus doing the same work: the same PostgreSQL and rows (copies of the tables in a
// schema of its own), the same machine, one server process each, rounds in turn. BENCH_SECONDS (3) and BENCH_ROUNDS (5) set the length.
import autocannon from 'autocannon';
import { fillUnits, onFreshDatabase, tokenOf, UNITS } from './database.mjs';
import { copyTables, installDirectus, PEER, startDirectus } from './directus.peer.mjs';
import { report, verdict } from './figures.mjs';
import { fillDays } from './mapa.days.mjs';
import { cpuMicroseconds } from './process.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 3);
const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const CONNECTIONS = 16;
/** Days of orders behind the readings: 1,444 units × 62 × 8 quantities. */
const DAYS = Number(process.env.BENCH_DIAS || 62);
/** Days ahead that may be ordered, each unit once. */
const AHEAD = 12;

const day = ago => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const oneDay = day(5);
const monthAgo = day(35).slice(0, 7);
const firstDay = `${monthAgo}-01`;
const lastDay = new Date(Date.UTC(...monthAgo.split('-').map(Number), 0)).toISOString().slice(0, 10);
const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];

function newOrders(ids) {
  let next = 0;
  return () => {
    const at = next++;
    if (at >= ids.length * AHEAD) throw new Error('every unit has ordered every day: fewer seconds or rounds');
    return { at, lotacaoId: ids[at % ids.length], data: day(-2 - Math.floor(at / ids.length)) };
  };
}

const query = entries => new URLSearchParams(entries).toString();

function ours(api, token, ids, cells) {
  const order = newOrders(ids);
  const itens = cells.map(({ refeicao, publico }) => ({
    tipoAlimentacaoId: refeicao,
    tipoPublicoId: publico,
    quantidade: 60,
  }));
  const url = `${api}/ms-alipen`;
  const headers = { authorization: `Bearer ${token}` };
  const list = (de, ate) => query({ de, ate, situacao: 'ENTREGUE', ordem: '-dataRefeicao', tamanho: '50' });
  return {
    headers,
    list: { url: `${url}/pedidos?${list(oneDay, oneDay)}` },
    leanList: { url: `${url}/pedidos?${list(oneDay, oneDay)}` },
    monthList: { url: `${url}/pedidos?${list(firstDay, lastDay)}` },
    create: {
      url: `${url}/pedidos`,
      body: () => {
        const { lotacaoId, data } = order();
        return { lotacaoId, dataRefeicao: data, itens };
      },
    },
    month: { url: `${url}/mapa-diario/mes/quantidades?${query({ mes: monthAgo, lotacaoId: ids[7] })}` },
    wholeMonth: { url: `${url}/mapa-diario/mes?${query({ mes: monthAgo, lotacaoId: ids[7] })}` },
    monthOfAll: { url: `${url}/mapa-diario/consolidado?${query({ mes: monthAgo })}` },
    // The check of who asks and a few rows of one small table: no reading costs less.
    smallest: { url: `${url}/tipos-publico` },
  };
}

/** The same on Directus as a person of the agency would build it: the page with the unit's name and the quantities, and their sums. */
function theirs(base, headers, ids, cells) {
  const order = newOrders(ids);
  const items = (collection, entries) => `${base}/items/${collection}?${query(entries)}`;
  const page = (from, to) => ({
    limit: '50',
    sort: '-data_refeicao,-id',
    'filter[data_refeicao][_between]': `${from},${to}`,
    'filter[situacao][_eq]': 'ENTREGUE',
    meta: 'filter_count',
  });
  const own =
    'id,numero,data_refeicao,tipo,situacao,total_refeicoes,valor_previsto_centavos,enviado_em,lotacao_id.id,lotacao_id.nome';
  const quantities =
    'itens.tipo_alimentacao_id,itens.tipo_publico_id,itens.quantidade_solicitada,itens.quantidade_entregue';
  const sums = {
    'aggregate[sum]': 'quantidade_solicitada,quantidade_entregue,quantidade_recusada',
    limit: '-1',
    'filter[pedido_id][data_refeicao][_between]': `${firstDay},${lastDay}`,
  };
  // Directus sums only by columns of the table itself: so by order and meal, and beside them the day of each order.
  const month = {
    andThen: items('pedidos', {
      fields: 'id,data_refeicao',
      limit: '-1',
      'filter[lotacao_id][_eq]': String(ids[7]),
      'filter[data_refeicao][_between]': `${firstDay},${lastDay}`,
    }),
    url: items('itens_pedido', {
      ...sums,
      'groupBy[]': 'pedido_id',
      'filter[pedido_id][lotacao_id][_eq]': String(ids[7]),
    }).replace('groupBy%5B%5D=pedido_id', 'groupBy[]=pedido_id&groupBy[]=tipo_alimentacao_id'),
  };
  return {
    headers,
    list: { url: items('pedidos', { ...page(oneDay, oneDay), fields: `${own},${quantities}` }) },
    leanList: { url: items('pedidos', { ...page(oneDay, oneDay), fields: own }) },
    monthList: { url: items('pedidos', { ...page(firstDay, lastDay), fields: `${own},${quantities}` }) },
    create: {
      url: `${base}/items/pedidos`,
      body: () => {
        const { at, lotacaoId, data } = order();
        return {
          numero: `D-${at}`,
          lotacao_id: lotacaoId,
          data_refeicao: data,
          tipo: 'PROGRAMADO',
          situacao: 'RASCUNHO',
          fora_do_prazo: false,
          prazo_limite_em: `${data}T00:00:00Z`,
          total_refeicoes: 60 * cells.length,
          criado_por: 1,
          alterado_por: 1,
          criado_em: new Date().toISOString(),
          alterado_em: new Date().toISOString(),
          versao: 1,
          itens: cells.map(({ refeicao, publico }) => ({
            tipo_alimentacao_id: refeicao,
            tipo_publico_id: publico,
            quantidade_solicitada: 60,
          })),
        };
      },
    },
    month,
    wholeMonth: month,
    monthOfAll: {
      url: items('pedidos', {
        'aggregate[sum]': 'total_refeicoes',
        'groupBy[]': 'lotacao_id',
        limit: '-1',
        'filter[data_refeicao][_between]': `${firstDay},${lastDay}`,
      }),
    },
  };
}

const WORKS = [
  { work: 'list', dito: 'lista de um dia: 50 pedidos com quantidades, filtro, ordem e total', goal: 4 },
  { work: 'leanList', dito: 'a mesma; o Directus sem as quantidades', goal: undefined },
  { work: 'monthList', dito: 'lista de um mês: 50 de 43 mil pedidos', goal: undefined },
  { work: 'create', dito: 'criar pedido com as quantidades', goal: 4 },
  { work: 'month', dito: 'mês de uma unidade: somas por dia, refeição e público', goal: 20 },
  { work: 'wholeMonth', dito: 'o mapa inteiro do mesmo mês; o Directus só as somas', goal: undefined },
  { work: 'monthOfAll', dito: 'mês de todas as unidades; o Directus só o total de cada uma', goal: undefined },
];

/** Microseconds of CPU that the database's sessions used together, where the database runs on this machine. */
async function sessionsCpu(client) {
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.reduce((sum, { pid }) => sum + (cpuMicroseconds(pid) ?? 0), 0);
}

async function load(client, { pid, headers }, { url, body, andThen }, duration) {
  const message = body && {
    method: 'POST',
    setupClient: one => {
      one.setBody(JSON.stringify(body()));
      one.on('response', () => one.setBody(JSON.stringify(body())));
    },
  };
  const asked = andThen
    ? { requests: [url, andThen].map(each => ({ path: each.slice(new URL(each).origin.length) })) }
    : message;
  const calls = andThen ? 2 : 1;
  const all = { ...headers, ...(body && { 'content-type': 'application/json' }) };
  const before = [cpuMicroseconds(pid), await sessionsCpu(client)];
  const result = await autocannon({ url, headers: all, duration, connections: CONNECTIONS, ...asked });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const spent = [cpuMicroseconds(pid) - before[0], (await sessionsCpu(client)) - before[1]];
  return {
    rate: result.requests.total / result.duration / calls,
    cpu: spent.map(used => Math.max(0, Math.round((used * calls) / Math.max(1, result.requests.total)))),
  };
}

async function sees(contender, { url, body }) {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...contender.headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body()),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 600)}`);
  return { text, content: JSON.parse(text) };
}

async function sameMeaning(us, them) {
  const [mine, other] = [await sees(us, us.list), await sees(them, them.list)];
  if (
    mine.content.itens.length !== other.content.data.length ||
    mine.content.total !== Number(other.content.meta.filter_count)
  )
    throw new Error(`the lists differ: ${mine.content.total} and ${other.content.meta.filter_count}`);
  const month = (await sees(them, them.month)).content.data;
  const asked = month.reduce((sum, row) => sum + Number(row.sum.quantidade_entregue), 0);
  const { dias } = (await sees(us, us.month)).content;
  const ownSums = dias.flatMap(({ entregues }) => entregues);
  const own = ownSums.reduce((sum, each) => sum + each, 0);
  if (own !== asked) throw new Error(`the months differ: ${own} and ${asked} meals delivered`);
  console.log(
    `a mesma página: ${mine.content.itens.length} de ${mine.content.total}; ${mine.text.length} e ${other.text.length} bytes; ` +
      `o mesmo mês da unidade: ${asked} refeições em ${ownSums.length} e ${month.length} somas`,
  );
  for (const work of ['create', 'month', 'monthOfAll']) for (const one of [us, them]) await sees(one, one[work]);
}

await installDirectus();
await onFreshDatabase('directus', async ({ client, url, api, pid, comando }) => {
  const { ids, cells } = await fillUnits(client);
  await fillDays(client, cells, 1, DAYS);
  await comando('somas', 'somar');
  await copyTables(client);
  const directus = await startDirectus(url);
  try {
    const us = { pid, ...ours(api, await tokenOf(api), ids, cells) };
    const them = { pid: directus.pid, ...theirs(directus.base, directus.headers, ids, cells) };
    await sameMeaning(us, them);
    await client.query('vacuum analyze');
    const rows = [];
    for (const { work, dito, goal } of WORKS) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        const results = [];
        for (const one of [us, them]) {
          await load(client, one, one[work], 1);
          results.push(await load(client, one, one[work], SECONDS));
        }
        rounds.push(results);
      }
      const of = (at, field) => median(rounds.map(results => results[at][field]));
      const cpu = at => [0, 1].map(part => median(rounds.map(results => results[at].cpu[part]))).join(' + ');
      const ratio = median(rounds.map(([mine, other]) => mine.rate / other.rate));
      rows.push({
        trabalho: dito,
        'Alipen req/s': of(0, 'rate').toFixed(1),
        'Directus req/s': of(1, 'rate').toFixed(1),
        'CPU µs Alipen (servidor + banco)': cpu(0),
        'CPU µs Directus': cpu(1),
        razão: ratio.toFixed(2),
        meta: goal ? `≥ ${goal}` : '–',
        resultado: goal ? verdict(ratio >= goal) : '–',
      });
      console.log(`${dito}: ${rounds.map(([a, b]) => `${a.rate.toFixed(1)}/${b.rate.toFixed(1)}`).join('  ')} req/s`);
    }
    const least = [];
    for (let round = 0; round < ROUNDS; round++) least.push((await load(client, us, us.smallest, SECONDS)).rate);
    const conditions =
      `${ROUNDS} rodadas de ${SECONDS} s, ${CONNECTIONS} conexões; a nossa menor leitura autenticada: ` +
      `${median(least).toFixed(0)} req/s`;
    report('directus', { title: `Ao lado de ${PEER}: ${UNITS} unidades × ${DAYS} dias`, conditions }, rows);
  } finally {
    directus.stop();
  }
});
