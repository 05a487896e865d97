// A year of every unit: 1,444 units × 365 days × 8 quantities (4.2 million), made by SQL. Each reading is measured on one month and again
// on the year: the lists and boards of a day must not feel it.
import { fillUnits, onFreshDatabase, tokenOf } from './database.mjs';
import { report, verdict } from './figures.mjs';

const MONTH = 30;
const YEAR = Number(process.env.BENCH_DIAS || 365);
const ROUNDS = Number(process.env.BENCH_ROUNDS || 25);
/** Rounds that are not counted: a server runs for days, so its first calls do not matter. */
const WARM = 10;
const LIMIT = 60;
const GROWTH = 1.3;
/** Milliseconds of growth under which a ratio is the clock's own noise. */
const NOISE = 5;

/** Fills days `from` to `to` ago of every unit with confirmed orders, in one statement a table. */
async function fillDays(client, cells, from, to) {
  const units = `(select id from lotacoes where codigo like 'P-%')`;
  const contract = `(select id from contratos where numero = 'PICO/1')`;
  await client.query(`
    insert into pedidos (numero, lotacao_id, data_refeicao, tipo, situacao, fora_do_prazo, contrato_id, fornecedor, prazo_limite_em,
      total_refeicoes, valor_previsto_centavos, criado_em, criado_por, enviado_em, enviado_por, alterado_em, alterado_por, versao)
    select 'B' || to_char(d, '0000') || '-' || l.id, l.id, current_date - d, 'PROGRAMADO',
      case when (l.id + d) % 20 = 0 then 'ENVIADO' else 'CONFIRMADO' end, false, ${contract}, 'Fornecedor do pico', now() - d * interval '1 day',
      300 + (l.id * 7 + d * 13) % 600, 1000000, now() - d * interval '1 day', 1, now() - d * interval '1 day', 1,
      now() - d * interval '1 day' - (l.id % 1000) * interval '1 minute', 1, 2
    from generate_series(${from}, ${to}) d cross join ${units} l`);
  await client.query(
    `insert into itens_pedido (pedido_id, tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada, quantidade_confirmada, preco_centavos, contrato_id)
     select p.id, c.r, c.p, 40 + (p.id * c.r + c.p) % 90, 40 + (p.id * c.r + c.p) % 90, 1200, p.contrato_id
     from pedidos p cross join unnest($1::int[], $2::int[]) as c (r, p)
     where p.numero like 'B%' and p.data_refeicao between current_date - ${to} and current_date - ${from}`,
    [cells.map(c => c.refeicao), cells.map(c => c.publico)],
  );
  await client.query(`
    insert into contratos_pedido (pedido_id, contrato_id, fornecedor)
    select id, contrato_id, fornecedor from pedidos
    where numero like 'B%' and data_refeicao between current_date - ${to} and current_date - ${from}`);
  await client.query('vacuum analyze');
}

const ONLY = process.env.BENCH_LEITURA ?? '';

const day = ago => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Counts every order there is: its answer grows with the year. */
const OF_ALL = 'lista, sem filtro';

/** The same questions at one month and at one year: the answers are of the month, except for `OF_ALL`. */
function questions(unit, contract) {
  const month = `de=${day(MONTH)}&ate=${day(1)}`;
  const list = query => `pedidos?tamanho=50&${query}`;
  const board = day(5);
  return [
    [OF_ALL, list('')],
    ...['dataRefeicao', '-dataRefeicao', 'lotacao', '-lotacao', 'total', '-total', 'alteradoEm', '-alteradoEm'].map(
      ordem => [`lista do dia, por ${ordem}`, list(`de=${board}&ate=${board}&ordem=${ordem}`)],
    ),
    ['lista do mês, por -dataRefeicao', list(month)],
    ['lista do mês, por -total', list(`${month}&ordem=-total`)],
    ['lista do mês, uma UF', list(`${month}&uf=SP`)],
    ['lista do mês, enviados', list(`${month}&situacao=ENVIADO`)],
    ['lista do mês, uma unidade', list(`${month}&lotacaoId=${unit}`)],
    ['lista do mês, um contrato', list(`${month}&contratoId=${contract}`)],
    ['lista do mês, um tipo', list(`${month}&tipo=PROGRAMADO`)],
    ['lista do dia, divergentes', list(`de=${board}&ate=${board}&divergentes=true`)],
    ['quadro do dia', `pedidos/quadro?de=${board}&ate=${board}`],
    ['lista, um número', list('busca=B 0005')],
    ['lista do dia, um nome', list(`de=${board}&ate=${board}&busca=pico 77`)],
    ['resumo do dia', `pedidos/resumo?data=${board}`],
    ['mapa do dia', `mapa-diario?data=${board}`],
    ['pedidos das lotações', `pedidos-das-lotacoes?data=${board}`],
    ['pedidos das lotações, com a semana passada', `pedidos-das-lotacoes?data=${board}&comparar=true`],
    ['totais das lotações, por fornecedor', `pedidos-das-lotacoes/totais?data=${board}&por=FORNECEDOR`],
    ['totais das lotações, por município', `pedidos-das-lotacoes/totais?data=${board}&por=MUNICIPIO`],
    ['a confirmar, por fornecedor', `pedidos/a-confirmar?de=${board}&ate=${day(4)}`],
    ['fila do atendimento', `atendimentos?data=${board}&tamanho=50`],
    ['listas por fornecedor', `listas-fornecedor?data=${board}`],
  ];
}

const p95 = values => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)];

async function measure(api, token, asked) {
  const times = asked.map(() => []);
  for (let round = -WARM; round < ROUNDS; round++) {
    for (const [at, [, path]] of asked.entries()) {
      const began = performance.now();
      const answer = await fetch(`${api}/ms-alipen/${path}`, { headers: { authorization: `Bearer ${token}` } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
      if (round >= 0) times[at].push(performance.now() - began);
    }
  }
  return times.map(p95);
}

await onFreshDatabase('ano', async ({ client, api }) => {
  const { ids, cells } = await fillUnits(client);
  const token = await tokenOf(api);
  const { rows } = await client.query(`select id from contratos where numero = 'PICO/1'`);
  const asked = questions(ids[0], rows[0].id).filter(([leitura]) => leitura.includes(ONLY));
  // A database that was kept (BENCH_BANCO) has its year already, and no month to compare it with.
  const { rowCount: kept } = await client.query(`select from pedidos where numero like 'B%' limit 1`);
  if (!kept) await fillDays(client, cells, 1, MONTH);
  const month = kept ? null : await measure(api, token, asked);
  const began = performance.now();
  if (!kept) await fillDays(client, cells, MONTH + 1, YEAR);
  const { rows: counted } = await client.query(
    'select (select count(*)::int from pedidos) as pedidos, (select count(*)::int from itens_pedido) as quantidades',
  );
  console.log('um ano:', counted[0], `gerado em ${Math.round((performance.now() - began) / 1000)} s`);
  const year = await measure(api, token, asked);
  const figures = asked.map(([leitura], at) => {
    const ratio = month ? year[at] / month[at] : 1;
    const grew = leitura !== OF_ALL && month && ratio > GROWTH && year[at] - month[at] > NOISE;
    return {
      leitura,
      'p95 em um mês': month?.[at].toFixed(1) ?? '–',
      'p95 em um ano': year[at].toFixed(1),
      razão: month ? ratio.toFixed(2) : '–',
      meta: leitura === OF_ALL ? `≤ ${LIMIT} ms` : `≤ ${LIMIT} ms, ≤ ${GROWTH} ×`,
      resultado: verdict(year[at] <= LIMIT && !grew),
    };
  });
  report('ano', { title: 'Listas e quadros de um dia num ano de 1.444 unidades' }, figures);
});
