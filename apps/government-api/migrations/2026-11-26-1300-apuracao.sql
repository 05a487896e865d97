-- What the map, the month's billing and an auditor add up, by name (ADR 48): the product reads these, and so does who opens psql.
-- Contract 0 and price 0 are those of a cell that has none. Money is whole centavos. They are written to be opened into the
-- statement that asks (one plain select each), so that what is asked of a unit or a contract is looked for by its index.

-- R30: paid is accepted: delivered less refused, never more than was confirmed with the adjustments accepted since.
create function quantidade_aceita(entregue integer, recusada integer, demanda integer) returns integer
language sql immutable parallel safe as $$
  select greatest(0, least(coalesce(entregue, 0) - coalesce(recusada, 0), demanda))
$$;

-- Orders that count. Which states do is said by the table of the cycle (pedidos.ciclo.table.ts, contaNoMapa); a spec compares them.
create view pedidos_que_contam as
select id as pedido_id, lotacao_id, data_refeicao as data
from pedidos
where situacao in ('ENVIADO', 'CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE', 'ENCERRADO');

-- The cells of one order. The fence (offset 0) keeps it one probe of the key an order, so that the cost follows the days asked for and
-- never the table's age: left alone the planner reads ten years to answer for a month.
create function celulas_do_pedido(pedido integer)
returns table (
  tipo_alimentacao_id integer, tipo_publico_id integer, contrato_id integer, preco_centavos integer,
  solicitada integer, confirmada integer, entregue integer, aceita integer, recusada integer
)
language sql stable parallel safe as $$
  select i.tipo_alimentacao_id, i.tipo_publico_id, coalesce(i.contrato_id, 0), coalesce(i.preco_centavos, 0),
    i.quantidade_solicitada, coalesce(i.quantidade_confirmada, 0), coalesce(i.quantidade_entregue, 0),
    quantidade_aceita(i.quantidade_entregue, i.quantidade_recusada, coalesce(i.quantidade_confirmada, i.quantidade_solicitada)),
    coalesce(i.quantidade_recusada, 0)
  from itens_pedido i where i.pedido_id = pedido offset 0
$$;

-- The cells of every order that counts.
create view celulas_apuradas as
select p.pedido_id, p.lotacao_id, p.data, c.*
from pedidos_que_contam p cross join lateral celulas_do_pedido(p.pedido_id) c;

-- Months from before the product, of the days without an order that counts (ADR 47). Nobody knows what was asked, confirmed or
-- delivered then: they count as accepted only.
create view importadas_apuradas as
select q.lotacao_id, q.data, q.tipo_alimentacao_id, q.tipo_publico_id, coalesce(q.contrato_id, 0) as contrato_id,
  coalesce(q.preco_centavos, 0) as preco_centavos, q.quantidade as aceita
from quantidades_importadas q
where not exists (select from pedidos_que_contam p where p.lotacao_id = q.lotacao_id and p.data = q.data);

-- The days of a period on which servers are compared with the inmates' number (R16, whose default is the servers' own).
create function dias_pelos_internos(de date, ate date) returns setof date language sql stable parallel safe as $$
  select d::date from generate_series(de, ate, interval '1 day') d
  where (
    select v.valor from vigencias_parametro v where v.chave = 'baseServidores' and v.vale_de <= d order by v.vale_de desc limit 1
  ) = '"EFETIVO_INTERNO"'
$$;

-- What a public is compared with, of a day's head count (R15); null: nothing.
create function base_de_conferencia(base text, internos integer, servidores integer, pelos_internos boolean) returns integer
language sql immutable parallel safe as $$
  select case base when 'EFETIVO_INTERNO' then internos when 'EFETIVO_SERVIDOR' then case when pelos_internos then internos else servidores end end
$$;

-- The parcels of a period, unit × day × meal × public × contract × price, compared with their head count (R15): everything of the map
-- is a sum of these. Nearly every day has one order, whose cells are already parcels. Where a day has more, each order's cells come
-- with their quantities and are not compared; what is compared comes once more without quantities, of all of them together, at
-- the dearest price (contract 0 where they are of several). `comparadas`: how many comparisons are in it; `devida`: what the head count
-- would have asked, or what was asked where there is nothing to compare with. Only of `contratos`, where they are said.
create function parcelas_apuradas(de date, ate date, contratos integer[] default null)
returns table (
  lotacao_id integer, data date, tipo_alimentacao_id integer, tipo_publico_id integer, contrato_id integer, preco_centavos integer,
  solicitada integer, confirmada integer, entregue integer, aceita integer, recusada integer, comparadas integer, devida integer,
  diferenca_solicitada integer, acima_solicitada integer, diferenca_confirmada integer, acima_confirmada integer,
  diferenca_entregue integer, acima_entregue integer, diferenca_aceita integer, acima_aceita integer
)
language sql stable parallel safe as $$
  with dias as not materialized (
    select p.pedido_id, p.lotacao_id, p.data, count(*) over (partition by p.lotacao_id, p.data) as pedidos
    from pedidos_que_contam p where p.data between de and ate
  ),
  celulas as not materialized (
    select p.lotacao_id, p.data, p.pedidos, c.*, base_de_conferencia(t.base_conferencia, coalesce(o.internos, r.internos),
      coalesce(o.servidores_plantao + o.servidores_expediente, r.servidores_plantao + r.servidores_expediente),
      p.data = any (array(select dias_pelos_internos(de, ate)))) as base
    from dias p
    -- The day's own number by one hash; only a day without one looks back, which the gate keeps from running for the others.
    left join efetivos_diarios o on o.lotacao_id = p.lotacao_id and o.data = p.data and o.data between de and ate
    left join lateral (select * from efetivo_de_referencia(p.lotacao_id, p.data) where o.data is null limit 1) r on true
    cross join lateral celulas_do_pedido(p.pedido_id) c
    join tipos_publico t on t.id = c.tipo_publico_id
    where contratos is null or c.contrato_id = any (contratos)
  ),
  -- `conta`: its quantities are the parcel's; `compara`: they are compared with the base.
  partes as not materialized (
    select c.lotacao_id, c.data, c.tipo_alimentacao_id, c.tipo_publico_id, c.contrato_id, c.preco_centavos,
      c.solicitada, c.confirmada, c.entregue, c.aceita, c.recusada, true as conta, c.pedidos = 1 as compara,
      case when c.pedidos = 1 then c.base end as base
    from celulas c
    union all
    select c.lotacao_id, c.data, c.tipo_alimentacao_id, c.tipo_publico_id,
      case when min(c.contrato_id) = max(c.contrato_id) then min(c.contrato_id) else 0 end, max(c.preco_centavos),
      sum(c.solicitada)::integer, sum(c.confirmada)::integer, sum(c.entregue)::integer, sum(c.aceita)::integer, 0, false, true, max(c.base)
    from celulas c where c.pedidos > 1
    group by c.lotacao_id, c.data, c.tipo_alimentacao_id, c.tipo_publico_id
    union all
    select q.lotacao_id, q.data, q.tipo_alimentacao_id, q.tipo_publico_id, q.contrato_id, q.preco_centavos,
      0, 0, 0, q.aceita, 0, true, true, base_de_conferencia(t.base_conferencia, e.internos,
        e.servidores_plantao + e.servidores_expediente, q.data = any (array(select dias_pelos_internos(de, ate))))
    from importadas_apuradas q
    join tipos_publico t on t.id = q.tipo_publico_id
    left join lateral efetivo_de_referencia(q.lotacao_id, q.data) e on true
    where q.data between de and ate and (contratos is null or q.contrato_id = any (contratos))
  )
  select p.lotacao_id, p.data, p.tipo_alimentacao_id, p.tipo_publico_id, p.contrato_id, p.preco_centavos,
    case when p.conta then p.solicitada else 0 end, case when p.conta then p.confirmada else 0 end,
    case when p.conta then p.entregue else 0 end, case when p.conta then p.aceita else 0 end, p.recusada,
    (p.base is not null)::integer, case when p.compara then coalesce(p.base, p.solicitada) else 0 end,
    coalesce(p.solicitada - p.base, 0), greatest(0, p.solicitada - p.base),
    coalesce(p.confirmada - p.base, 0), greatest(0, p.confirmada - p.base),
    coalesce(p.entregue - p.base, 0), greatest(0, p.entregue - p.base),
    coalesce(p.aceita - p.base, 0), greatest(0, p.aceita - p.base)
  from partes p
$$;

-- What is taken from the gross of unit × day × contract: the glosa decided, then the percentage of the day's points on what is left,
-- so that no real is taken twice (domain 6.4, items 4 and 5). This is the only division, and so the only rounding: half up, to the
-- centavo, at this grain; everything else is a sum. Only days that have points or a glosa are here: of the others the gross is the net.
create function descontos_apurados(de date, ate date)
returns table (
  lotacao_id integer, data date, contrato_id integer, bruto_centavos bigint, glosa_centavos bigint, pontos bigint, desconto_pct integer,
  desconto_centavos bigint
)
language sql stable parallel safe as $$
  with glosas as not materialized (
    select o.lotacao_id, o.data_refeicao as data, o.contrato_id, sum(o.glosa_desconto_centavos) as glosa
    from ocorrencias o where o.data_refeicao between de and ate and o.glosa_desconto_centavos > 0
    group by o.lotacao_id, o.data_refeicao, o.contrato_id
  ),
  -- Of the states of an inspection that is complete (fiscalizacoes.ciclo.table.ts); a spec compares them.
  pontuados as not materialized (
    select f.lotacao_id, f.data, f.fornecedor_id, sum(f.pontos) as pontos,
      coalesce(max(f.formulario_id), (select min(id) from formularios)) as formulario_id
    from fiscalizacoes f where f.data between de and ate and f.situacao in ('REALIZADA', 'CIENTE_FORNECEDOR') and f.pontos > 0
    group by f.lotacao_id, f.data, f.fornecedor_id
  ),
  marcados as not materialized (
    select g.lotacao_id, g.data from glosas g union select o.lotacao_id, o.data from pontuados o
  ),
  brutos as not materialized (
    select m.lotacao_id, m.data, c.contrato_id, sum(c.aceita * c.preco_centavos)::bigint as bruto
    from marcados m
    cross join lateral (
      select c.contrato_id, c.preco_centavos, c.aceita from celulas_apuradas c where c.lotacao_id = m.lotacao_id and c.data = m.data
      union all
      select q.contrato_id, q.preco_centavos, q.aceita from importadas_apuradas q where q.lotacao_id = m.lotacao_id and q.data = m.data
      offset 0
    ) c
    where c.contrato_id > 0
    group by m.lotacao_id, m.data, c.contrato_id
  ),
  faixas as not materialized (
    select f.id as formulario_id, (x->>'de')::integer as de, coalesce((x->>'ate')::integer, 2147483647) as ate,
      (x->>'descontoPct')::integer as pct
    from formularios f cross join lateral jsonb_array_elements(f.faixas_desconto) x
  ),
  apurados as not materialized (
    select b.lotacao_id, b.data, b.contrato_id, b.bruto, least(b.bruto, coalesce(g.glosa, 0))::bigint as glosa,
      coalesce(o.pontos, 0) as pontos, coalesce(x.pct, 0) as pct
    from brutos b
    join contratos t on t.id = b.contrato_id
    left join glosas g on g.lotacao_id = b.lotacao_id and g.data = b.data and g.contrato_id = b.contrato_id
    left join pontuados o on o.lotacao_id = b.lotacao_id and o.data = b.data and o.fornecedor_id = t.fornecedor_id
    left join faixas x on x.formulario_id = o.formulario_id and o.pontos between x.de and x.ate
  )
  select a.lotacao_id, a.data, a.contrato_id, a.bruto, a.glosa, a.pontos, a.pct, ((a.bruto - a.glosa) * a.pct + 50) / 100
  from apurados a
$$;

-- What each contract comes to on each day of each unit: what the map's lines and the billing's show. The net is what is paid.
create function contas_apuradas(de date, ate date)
returns table (
  lotacao_id integer, data date, contrato_id integer, refeicoes bigint, bruto_centavos bigint, glosa_centavos bigint, pontos bigint,
  desconto_pct integer, desconto_centavos bigint, liquido_centavos bigint
)
language sql stable parallel safe as $$
  select c.lotacao_id, c.data, c.contrato_id, c.refeicoes, c.bruto, coalesce(k.glosa_centavos, 0), coalesce(k.pontos, 0),
    coalesce(k.desconto_pct, 0), coalesce(k.desconto_centavos, 0),
    c.bruto - coalesce(k.glosa_centavos, 0) - coalesce(k.desconto_centavos, 0)
  from (
    select p.lotacao_id, p.data, p.contrato_id, sum(p.aceita) as refeicoes, sum(p.aceita * p.preco_centavos)::bigint as bruto
    from (
      select c.lotacao_id, c.data, c.contrato_id, c.preco_centavos, c.aceita from celulas_apuradas c where c.data between de and ate
      union all
      select q.lotacao_id, q.data, q.contrato_id, q.preco_centavos, q.aceita from importadas_apuradas q where q.data between de and ate
    ) p
    where p.contrato_id > 0
    group by p.lotacao_id, p.data, p.contrato_id
  ) c
  left join descontos_apurados(de, ate) k on k.lotacao_id = c.lotacao_id and k.data = c.data and k.contrato_id = c.contrato_id
$$;
