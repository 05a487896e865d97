import { type SQL, sql } from 'drizzle-orm';
import { situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';
import { aSomar, daUnidade, doContrato, noPeriodo, type Recorte } from './recorte.query.ts';

/**
 * `importadas q`: months from before the product, of the days without an order that counts (ADR 47). Nobody knows what was
 * asked, confirmed or delivered then: they count as accepted only.
 */
export const importadas = (recorte: Recorte): SQL => sql`
  importadas as materialized (
    select q.lotacao_id, q.data, q.tipo_alimentacao_id as refeicao, q.tipo_publico_id as publico, q.quantidade,
      coalesce(q.contrato_id, 0) as contrato, coalesce(q.preco_centavos, 0) as preco
    from quantidades_importadas q
    where ${noPeriodo(sql`q.data`, recorte)} ${daUnidade(sql`q.lotacao_id`, recorte)} ${doContrato(sql`q.contrato_id`, recorte)}
      and not exists (
      select from pedidos p
      where p.lotacao_id = q.lotacao_id and p.data_refeicao = q.data and p.situacao in ${situacoesNoMapa})
  )`;

/** Days that have numbers without having an order, at the grain of the map. */
export const diasImportados = (recorte: Recorte, porDia: boolean): SQL => sql`
  diasimportados as (
    select q.lotacao_id ${porDia ? sql`, q.data` : sql``}, count(distinct q.data)::int as dias
    from importadas q where ${aSomar(sql`q.lotacao_id`, sql`q.data`, recorte)}
    group by q.lotacao_id ${porDia ? sql`, q.data` : sql``}
  )`;
