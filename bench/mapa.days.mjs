// Days of every unit, as the product leaves them: what the benchmarks of the map read.
const UNITS = `(select id from lotacoes where codigo like 'P-%')`;
const between = (from, to) => `current_date - ${to} and current_date - ${from}`;

/** Days `from` to `to` ago: one order a unit and day, delivered, three inspections a unit and week. */
export async function fillDays(client, cells, from, to) {
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
export async function filled(client, days) {
  const { rows } = await client.query(
    `
    select max(data_refeicao) - min(data_refeicao) + 1 >= $1 as enough from pedidos where numero like 'B%'`,
    [days],
  );
  return rows[0].enough;
}
