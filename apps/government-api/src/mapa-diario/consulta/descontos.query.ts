import { type SQL, sql } from 'drizzle-orm';
import { situacoesCompletas } from '../../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';
import { itens } from './parcelas.query.ts';
import { daUnidade, type Grao, noPeriodo, type Recorte } from './recorte.query.ts';

/**
 * `descontos k`: what is taken from the gross of unit × day × contract: the glosa decided, then the percentage of the day's
 * points on what is left: no real is taken twice (domain 6.4, items 4 and 5). This is the only division of the map, and so the
 * only rounding: half up, to the centavo, at this grain; every other number is a sum. Only days that have points or a glosa
 * are here: of the others the gross is the net. Their orders are found one by one, fenced as the cells are: joined by day alone, ten
 * years are compared.
 */
export const descontos = (recorte: Recorte, grao: Grao): SQL => sql`
  glosas as (
    select o.lotacao_id, o.data_refeicao as data, o.contrato_id, sum(o.glosa_desconto_centavos) as glosa
    from ocorrencias o
    where ${noPeriodo(sql`o.data_refeicao`, recorte)} and o.glosa_desconto_centavos > 0 ${daUnidade(sql`o.lotacao_id`, recorte)}
    group by o.lotacao_id, o.data_refeicao, o.contrato_id
  ),
  pontos as (
    select f.lotacao_id, f.data, f.fornecedor_id, sum(f.pontos) as pontos,
      coalesce(max(f.formulario_id), (select min(id) from formularios)) as formulario_id
    from fiscalizacoes f
    where ${noPeriodo(sql`f.data`, recorte)} and f.situacao in ${situacoesCompletas} and f.pontos > 0
      ${daUnidade(sql`f.lotacao_id`, recorte)}
    group by f.lotacao_id, f.data, f.fornecedor_id
  ),
  marcados as (select lotacao_id, data from glosas union select lotacao_id, data from pontos),
  brutos as (
    select m.lotacao_id, m.data, i.contrato, sum(i.aceita * i.preco)::bigint as bruto
    from marcados m
    cross join lateral (
      select p.id from pedidos p
      where p.lotacao_id = m.lotacao_id and p.data_refeicao = m.data and p.situacao in ${situacoesNoMapa} offset 0
    ) p ${itens(recorte)}
    where i.contrato > 0
    group by m.lotacao_id, m.data, i.contrato
    union all
    select q.lotacao_id, q.data, q.contrato, sum(q.quantidade * q.preco)::bigint
    from importadas q join marcados m on m.lotacao_id = q.lotacao_id and m.data = q.data
    where q.contrato > 0 group by q.lotacao_id, q.data, q.contrato
  ),
  faixas as (
    select f.id as formulario_id, (x->>'de')::int as de, coalesce((x->>'ate')::int, 2147483647) as ate, (x->>'descontoPct')::int as pct
    from formularios f cross join lateral jsonb_array_elements(f.faixas_desconto) x
  ),
  apuradas as (
    select b.*, coalesce(o.pontos, 0) as pontos, coalesce(x.pct, 0) as pct, least(b.bruto, coalesce(g.glosa, 0))::bigint as glosa
    from brutos b
    join contratos ct on ct.id = b.contrato
    left join glosas g on g.lotacao_id = b.lotacao_id and g.data = b.data and g.contrato_id = b.contrato
    left join pontos o on o.lotacao_id = b.lotacao_id and o.data = b.data and o.fornecedor_id = ct.fornecedor_id
    left join faixas x on x.formulario_id = o.formulario_id and o.pontos between x.de and x.ate
  ),
  descontos as (
    select k.lotacao_id ${grao === 'DIA' ? sql`, k.data` : sql``},
      '[' || string_agg(concat_ws(',', k.contrato, k.glosa, k.desconto, k.pct, k.pontos), ',') || ']' as descontos
    from (
      select a.lotacao_id ${grao === 'DIA' ? sql`, a.data` : sql``}, a.contrato, sum(a.glosa) as glosa,
        sum(((a.bruto - a.glosa) * a.pct + 50) / 100) as desconto, max(a.pct) as pct, sum(a.pontos) as pontos
      from apuradas a group by a.lotacao_id ${grao === 'DIA' ? sql`, a.data` : sql``}, a.contrato
    ) k group by k.lotacao_id ${grao === 'DIA' ? sql`, k.data` : sql``}
  )`;
