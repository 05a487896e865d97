// The homes, through the BFF, over a year of every unit (1,444 × 365 days × 8 quantities): one call each, p95 within 120 ms. The last 62
// days were delivered and inspected, and counted by the product's own job. BENCH_UNITS and BENCH_DIAS make it smaller.
import { fillUnits, onFreshDatabase, tokenOf } from './database.mjs';
import { quantile, report, verdict } from './figures.mjs';
import { freePort, startBff, startServer } from './process.mjs';

const YEAR = Number(process.env.BENCH_DIAS || 365);
const DELIVERED = 62;
const ROUNDS = Number(process.env.BENCH_ROUNDS || 40);
const LIMIT = 120;
const PEOPLE = {
  SOLICITANTE: '52998224725',
  ATENDIMENTO: '39053344705',
  MONITORAMENTO: '16899535009',
  GESTOR: '11144477735',
  FISCALIZACAO: '93541134780',
};

const between = (from, to) => `current_date - ${to} and current_date - ${from}`;

/** Orders of every unit, `from` to `to` days ago; a negative number is in the future. */
async function fillOrders(client, cells, from, to) {
  await client.query(`
    insert into pedidos (numero, lotacao_id, data_refeicao, tipo, situacao, fora_do_prazo, contrato_id, fornecedor, prazo_limite_em,
      total_refeicoes, valor_previsto_centavos, criado_em, criado_por, enviado_em, enviado_por, confirmado_em, confirmado_por, alterado_em, alterado_por, versao)
    select 'B' || to_char(d + 1000, '00000') || '-' || l.id, l.id, current_date - d, 'PROGRAMADO', case when d > 0 then 'ENTREGUE' else 'CONFIRMADO' end,
      false, c.id, 'Fornecedor do pico', now(), 500, 1000000, now(), 1, now() - interval '30 minutes', 1, now(), 1, now(), 1, 2
    from generate_series(${from}, ${to}) d cross join (select id from lotacoes where codigo like 'P-%') l
    cross join (select id from contratos where numero = 'PICO/1') c`);
  await client.query(
    `insert into itens_pedido (pedido_id, tipo_alimentacao_id, tipo_publico_id, quantidade_programada, quantidade_solicitada, quantidade_confirmada,
       quantidade_entregue, quantidade_recusada, preco_centavos, contrato_id)
     select p.id, c.r, c.p, q, q, q, case when p.situacao = 'ENTREGUE' then q - (p.id % 37 = 0)::int end, case when p.situacao = 'ENTREGUE' then 0 end, 1200, p.contrato_id
     from pedidos p cross join unnest($1::int[], $2::int[]) as c (r, p)
     cross join lateral (select 40 + (p.id * c.r + c.p) % 90 as q) q
     where p.numero like 'B%' and p.data_refeicao between ${between(from, to)} order by p.id`,
    [cells.map(c => c.refeicao), cells.map(c => c.publico)],
  );
}

async function fillDeliveries(client, days) {
  await client.query(`
    insert into efetivos_diarios (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte)
    select l.id, current_date - d, 80 + (l.id * 7 + d) % 40, 12, 20, 'IMPORTADO'
    from generate_series(1, ${days}) d cross join lotacoes l where l.codigo like 'P-%' on conflict do nothing`);
  await client.query(`
    insert into recebimentos (pedido_id, tipo_alimentacao_id, entrega, versao, chegada_em, chegada_digitada, janela_inicio_em,
      janela_fim_em, atraso_min, faixa_atraso, completude, lancamento_tardio, registrado_em, registrado_por)
    select p.id, t.id, 1, 1, p.data_refeicao + t.ordem * interval '4 hours', false, now(), now() + interval '1 hour', p.id % 20,
      case when p.id % 20 = 0 then 'LEVE' else 'NO_PRAZO' end, 'COMPLETA', false, now(), 1
    from pedidos p cross join (select id, ordem from tipos_alimentacao where id in (select tipo_alimentacao_id from itens_contrato)) t
    where p.numero like 'B%' and p.data_refeicao between ${between(1, days)} order by p.id`);
  await client.query(`
    insert into fiscalizacoes (numero, situacao, origem, lotacao_id, pedido_id, tipo_alimentacao_id, data, fornecedor_id, contrato_id,
      janela_inicio_em, janela_fim_em, limites, formulario_id, versao_vigente, realizada_em, resultado, nota, pontos,
      criada_em, criada_por, alterada_em, alterada_por)
    select 'B' || p.id, 'REALIZADA', 'ROTINA', p.lotacao_id, p.id, (select min(id) from tipos_alimentacao), p.data_refeicao,
      c.fornecedor_id, c.id, now(), now() + interval '1 hour', '{}', (select min(id) from formularios), 1, now(), 'CONFORME', 900,
      p.id % 5, now(), 1, now(), 1
    from pedidos p join contratos c on c.id = p.contrato_id
    where p.numero like 'B%' and p.data_refeicao between ${between(1, days)} and (p.lotacao_id + extract(doy from p.data_refeicao)::int) % 7 in (0, 2, 4)`);
  await client.query('vacuum analyze');
}

async function count(client, databaseUrl, dataDir) {
  const port = await freePort();
  const server = await startServer(
    '../apps/government-api/dist/main.js',
    '/health/ready',
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: 'true',
      DEMO_LIVES: 'false',
      JOBS: 'true',
      LOG_LEVEL: 'error',
      GOVERNMENT_API_PORT: String(port),
    },
    port,
  );
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, 2_000));
    const { rows } = await client.query(
      'select count(*)::int as dias, (count(*) filter (where pendente))::int as faltam from apuracoes',
    );
    if (rows[0].dias > 0 && rows[0].faltam === 0) break;
  }
  server.stop();
}

/** Measures the wall's reading; a pause before each keeps it from being the one kept for other walls. */
async function painel(base, token) {
  const times = [];
  let kB = 0;
  for (let round = -2; round < ROUNDS / 2; round++) {
    await new Promise(resolve => setTimeout(resolve, 1_100));
    const from = performance.now();
    const answer = await fetch(`${base}/api/ms-alipen/painel`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`painel: ${answer.status} ${text.slice(0, 300)}`);
    if (round >= 0) times.push(performance.now() - from);
    kB = Math.round(text.length / 1024);
  }
  return {
    início: '(painel)',
    p50: quantile(times, 0.5).toFixed(1),
    p95: quantile(times, 0.95).toFixed(1),
    kB,
    meta: '–',
    resultado: '–',
  };
}

await onFreshDatabase('inicio', async ({ client, url, api, folder }) => {
  const { cells } = await fillUnits(client);
  const { rows: filled } = await client.query(`select from pedidos where numero like 'B%' limit 1`);
  if (!filled.length) {
    await fillOrders(client, cells, 0, YEAR);
    await fillDeliveries(client, Math.min(YEAR, DELIVERED));
  }
  const began = performance.now();
  await count(client, url, folder);
  console.log(`apurado em ${Math.round((performance.now() - began) / 1000)} s`);
  const bff = await startBff(api);
  const figures = [];
  try {
    const hoje = new Date().toISOString().slice(0, 10);
    for (const [papel, cpf] of Object.entries(PEOPLE)) {
      const signed = await fetch(`${bff.base}/api/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cpf, senha: 'demonstracao' }),
      });
      const { token } = await signed.json();
      const times = [];
      let kB = 0;
      for (let round = -5; round < ROUNDS; round++) {
        const from = performance.now();
        const answer = await fetch(`${bff.base}/api/inicio?data=${hoje}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const text = await answer.text();
        if (round >= 0) times.push(performance.now() - from);
        kB = Math.round(text.length / 1024);
        const broken = Object.entries(JSON.parse(text).blocos ?? {}).filter(([, bloco]) => bloco.problema);
        if (!answer.ok || broken.length) throw new Error(`${papel}: ${answer.status} ${text.slice(0, 300)}`);
      }
      const p95 = quantile(times, 0.95);
      figures.push({
        início: papel,
        p50: quantile(times, 0.5).toFixed(1),
        p95: p95.toFixed(1),
        kB,
        meta: `≤ ${LIMIT} ms`,
        resultado: verdict(p95 <= LIMIT),
      });
    }
    figures.push(await painel(bff.base, await tokenOf(api, PEOPLE.MONITORAMENTO)));
  } finally {
    bff.stop();
  }
  report('inicio', { title: 'O início de cada perfil, uma chamada, num ano de 1.444 unidades' }, figures);
});
