// Many orders at once on the government API itself: the preparation of a day for 500 and 1,444 units, and their saving and
// sending 50 at a time, as the screen does. In a database of its own, dropped at the end.

import { onFreshDatabase, tokenOf } from './database.mjs';
import { quantile, report } from './figures.mjs';

const UNITS = 1_444;
const ROUNDS = 20;
const BATCH = 50;

/** Units like the demonstration's first: the same contracts, programme and head count. */
async function fill(client) {
  await client.query(`insert into lotacoes (codigo, nome, nome_busca, tipo, municipio, uf, fuso_horario)
    select 'B-' || n, 'Unidade ' || md5(n::text), 'unidade ' || md5(n::text), 'DELEGACIA', 'Cidade ' || n % 200, 'MA', 'America/Fortaleza'
    from generate_series(1, ${UNITS} - (select count(*) from lotacoes where ativa)::int) n`);
  const novas = `select id from lotacoes where codigo like 'B-%'`;
  await client.query(`insert into contratos_lotacoes (lotacao_id, contrato_id, tipo_alimentacao_id, inicio, fim)
    select n.id, c.contrato_id, c.tipo_alimentacao_id, c.inicio, c.fim from (${novas}) n, contratos_lotacoes c
    where c.lotacao_id = 1 and c.inicio <= current_date and c.fim > current_date + 20`);
  await client.query(`insert into efetivos_diarios (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte, capturado_em)
    select n.id, current_date - d, 100, 6, 12, 'MANUAL', now() from (${novas}) n, generate_series(0, 30) d`);
  await client.query(
    `insert into programacoes (lotacao_id, vigencia_inicio) select id, '2026-01-01' from (${novas}) n`,
  );
  await client.query(`insert into itens_programacao (programacao_id, dia_semana, tipo_alimentacao_id, tipo_publico_id, quantidade)
    select g.id, s, i.tipo_alimentacao_id, i.tipo_publico_id, 40 from programacoes g, generate_series(0, 6) s,
      (select distinct i.tipo_alimentacao_id, i.tipo_publico_id from itens_programacao i join programacoes g on g.id = i.programacao_id where g.lotacao_id = 1) i
    where g.lotacao_id in (${novas})`);
  await client.query('vacuum analyze');
}

const rows = [];
const line = (figura, values, total) =>
  rows.push({
    figura,
    'p50 ms': quantile(values, 0.5).toFixed(0),
    'p95 ms': quantile(values, 0.95).toFixed(0),
    'ao todo': total,
  });
const inDays = days => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

await onFreshDatabase('lote', async ({ client, api }) => {
  await fill(client);
  const token = await tokenOf(api);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (path, body) => {
    const began = performance.now();
    const got = await fetch(`${api}/ms-alipen/pedidos/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const json = await got.json();
    if (!got.ok) throw new Error(`${path}: ${got.status} ${JSON.stringify(json)}`);
    return { took: performance.now() - began, json };
  };
  const data = inDays(4);
  let prepared;
  for (const tamanho of [500, UNITS]) {
    const times = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const { took, json } = await call(`preparo-do-dia?data=${data}&tamanho=${tamanho}`);
      if (round > 0) times.push(took);
      prepared = json;
    }
    line(
      `preparar o dia, ${prepared.linhas.length} unidades`,
      times,
      `${(JSON.stringify(prepared).length / 1000).toFixed(0)} kB`,
    );
  }
  const rows = prepared.linhas.filter(
    ({ acoes, precoCentavos }) => acoes.includes('criar') && precoCentavos.some(p => p !== null),
  );
  const saves = [];
  const orders = [];
  for (let n = 0; n < rows.length; n += BATCH) {
    const pedidos = rows.slice(n, n + BATCH).map(({ lotacao, precoCentavos }) => ({
      lotacaoId: lotacao.id,
      dataRefeicao: data,
      versao: null,
      itens: prepared.pares.flatMap((par, p) => (precoCentavos[p] === null ? [] : [{ ...par, quantidade: 5 }])),
    }));
    const { took, json } = await call('rascunhos-em-lote', { pedidos });
    saves.push(took);
    orders.push(...json.resultados.flatMap(({ pedido }) => (pedido ? [{ id: pedido.id, versao: pedido.versao }] : [])));
  }
  line(
    `salvar ${BATCH} linhas novas`,
    saves,
    `${orders.length} pedidos em ${(saves.reduce((a, b) => a + b, 0) / 1000).toFixed(1)} s`,
  );
  const sends = [];
  let sent = 0;
  for (let n = 0; n < orders.length; n += BATCH) {
    const { took, json } = await call('envios-em-lote', { pedidos: orders.slice(n, n + BATCH) });
    sends.push(took);
    sent += json.resultados.filter(({ feito }) => feito).length;
  }
  line(
    `enviar ${BATCH} pedidos`,
    sends,
    `${sent} enviados em ${(sends.reduce((a, b) => a + b, 0) / 1000).toFixed(1)} s`,
  );
  report('lote', { title: 'Muitos pedidos de uma vez' }, rows);
});
