// The map's three views over a year of every unit (1,444 × 365 × 8 quantities = 4.2 million), with head counts, deliveries and
// inspections; the day again once the history is BENCH_ANOS long: its cost must follow the answer, not the years behind.
// BENCH_UNIDADES points to a list of real units (nome,uf,municipio,…); BENCH_UNITS and BENCH_ROUNDS make it smaller.
import { fillUnits, onFreshDatabase, tokenOf } from './database.mjs';

const YEAR = 365;
const YEARS = Number(process.env.BENCH_ANOS || 1);
const ROUNDS = Number(process.env.BENCH_ROUNDS || 25);
const GROWTH = 1.3;

const UNITS = `(select id from lotacoes where codigo like 'P-%')`;
const between = (from, to) => `current_date - ${to} and current_date - ${from}`;

/** Days `from` to `to` ago: one order a unit and day, delivered, three inspections a unit and week. */
async function fillDays(client, cells, from, to) {
  await client.query(`
    insert into efetivos_diarios (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte)
    select l.id, current_date - d, 80 + (l.id * 7 + d) % 40, 12, 20, 'IMPORTADO'
    from generate_series(${from}, ${to}) d cross join ${UNITS} l on conflict do nothing`);
  await client.query(`
    insert into pedidos (numero, lotacao_id, data_refeicao, tipo, situacao, fora_do_prazo, contrato_id, fornecedor, prazo_limite_em,
      total_refeicoes, valor_previsto_centavos, criado_em, criado_por, enviado_em, enviado_por, alterado_em, alterado_por, versao)
    select 'B' || to_char(d, '00000') || '-' || l.id, l.id, current_date - d, 'PROGRAMADO', 'ENTREGUE', false, c.id, 'Fornecedor do pico',
      now() - d * interval '1 day', 300 + (l.id * 7 + d * 13) % 600, 1000000, now(), 1, now(), 1, now(), 1, 2
    from generate_series(${from}, ${to}) d cross join ${UNITS} l cross join (select id from contratos where numero = 'PICO/1') c
    order by d desc`);
  await client.query(
    `insert into itens_pedido (pedido_id, tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada, quantidade_confirmada,
       quantidade_entregue, quantidade_recusada, preco_centavos, contrato_id)
     select p.id, c.r, c.p, q, q, q - (p.id % 37 = 0)::int, (p.id % 41 = 0)::int, 1200, p.contrato_id
     from pedidos p cross join unnest($1::int[], $2::int[]) as c (r, p)
     cross join lateral (select 40 + (p.id * c.r + c.p) % 90 as q) q
     where p.numero like 'B%' and p.data_refeicao between ${between(from, to)} order by p.id`,
    [cells.map(c => c.refeicao), cells.map(c => c.publico)],
  );
  await client.query(`
    insert into recebimentos (pedido_id, tipo_alimentacao_id, entrega, versao, chegada_em, chegada_digitada, janela_inicio_em,
      janela_fim_em, atraso_min, faixa_atraso, completude, lancamento_tardio, registrado_em, registrado_por)
    select p.id, t.id, 1, 1, now(), false, now(), now() + interval '1 hour', p.id % 20, 'NO_PRAZO', 'COMPLETA', false, now(), 1
    from pedidos p cross join (select distinct tipo_alimentacao_id as id from itens_contrato) t
    where p.numero like 'B%' and p.data_refeicao between ${between(from, to)} order by p.id`);
  await client.query(`
    insert into fiscalizacoes (numero, situacao, origem, lotacao_id, pedido_id, tipo_alimentacao_id, data, fornecedor_id, contrato_id,
      janela_inicio_em, janela_fim_em, limites, formulario_id, versao_vigente, realizada_em, resultado, nota, pontos,
      criada_em, criada_por, alterada_em, alterada_por)
    select 'B' || p.id, 'REALIZADA', 'ROTINA', p.lotacao_id, p.id, (select min(id) from tipos_alimentacao), p.data_refeicao,
      c.fornecedor_id, c.id, now(), now() + interval '1 hour', '{}', (select min(id) from formularios), 1, now(), 'CONFORME', 900,
      case when p.id % 10 < 7 then 0 else p.id % 30 end, now(), 1, now(), 1
    from pedidos p join contratos c on c.id = p.contrato_id
    where p.numero like 'B%' and p.data_refeicao between ${between(from, to)}
      and (p.lotacao_id + (p.data_refeicao - date '2020-01-01')) % 7 in (0, 2, 4)`);
  await client.query('vacuum analyze');
}

/** A database kept from an earlier run (BENCH_BANCO) has these days, counted from the day it was filled. */
async function filled(client, days) {
  const { rows } = await client.query(
    `
    select max(data_refeicao) - min(data_refeicao) + 1 >= $1 as enough from pedidos where numero like 'B%'`,
    [days],
  );
  return rows[0].enough;
}

const day = ago => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const p95 = values => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)];

async function measure(api, token, path) {
  const times = [];
  let bytes = 0;
  for (let round = -3; round < ROUNDS; round++) {
    const began = performance.now();
    const answer = await fetch(`${api}/ms-alipen/mapa-diario${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    if (round >= 0) times.push(performance.now() - began);
    bytes = text.length;
  }
  return { p95: p95(times), kB: Math.round(bytes / 1024) };
}

await onFreshDatabase('mapa', async ({ client, api }) => {
  const { ids, cells } = await fillUnits(client);
  const token = await tokenOf(api);
  if (!(await filled(client, YEAR))) await fillDays(client, cells, 1, YEAR);
  const month = day(40).slice(0, 7);
  const asked = [
    ['dia de todas as unidades', `?data=${day(5)}`, 80],
    ['mês de uma unidade', `/mes?mes=${month}&lotacaoId=${ids[7]}`, 25],
    ['mês consolidado', `/consolidado?mes=${month}`, 400],
  ];
  const figures = [];
  for (const [leitura, path, limit] of asked) {
    const { p95: time, kB } = await measure(api, token, path);
    figures.push({
      leitura,
      p95: time.toFixed(1),
      kB,
      meta: `≤ ${limit} ms`,
      resultado: time <= limit ? 'PASS' : 'FAIL',
    });
  }
  if (YEARS > 1) {
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
      resultado: ratio <= GROWTH ? 'PASS' : 'FAIL',
    });
  }
  console.table(figures);
  if (figures.some(({ resultado }) => resultado === 'FAIL')) process.exitCode = 1;
});
