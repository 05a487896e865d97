import { type SQL, sql } from 'drizzle-orm';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';

/** Narrows to the days, units and contracts asked for; each piece begins with `and`, or is nothing. */
type Filtros = { readonly periodo: SQL; readonly unidade: SQL; readonly contrato: SQL };

/**
 * `importadas q`: months from before the product, of the days without an order that counts (ADR 47). Nobody knows what was
 * asked, confirmed or delivered then: they count as accepted only.
 */
export const importadas = ({ periodo, unidade, contrato }: Filtros): SQL => sql`
  importadas as materialized (
    select q.lotacao_id, q.data, q.tipo_alimentacao_id as refeicao, q.tipo_publico_id as publico, q.quantidade, q.contrato_id,
      coalesce(q.preco_centavos, 0) as preco
    from quantidades_importadas q
    where ${periodo} ${unidade} ${contrato} and not exists (
      select from pedidos p
      where p.lotacao_id = q.lotacao_id and p.data_refeicao = q.data and p.situacao in ${situacoesNoMapa})
  )`;

/** In the shape of `celulas`. */
export const celulasImportadas = sql`
  select q.lotacao_id, q.data, e.internos, e.servidores, q.refeicao, q.publico, q.preco, q.preco,
    0, 0, 0, q.quantidade, 0, 0, 0, 0, q.quantidade::bigint * q.preco
  from importadas q join efetivos e on e.lotacao_id = q.lotacao_id and e.data = q.data`;

/** In the shape of `brutos`. */
export const brutosImportados = sql`
  select q.lotacao_id, q.data, q.contrato_id, sum(q.quantidade::bigint * q.preco)::bigint
  from importadas q where q.contrato_id is not null group by q.lotacao_id, q.data, q.contrato_id`;

/** Days that have numbers without having an order, at the grain of the map. */
export const diasImportados = (porDia: boolean): SQL => sql`
  diasimportados as (
    select q.lotacao_id ${porDia ? sql`, q.data` : sql``}, count(distinct q.data)::int as dias
    from importadas q group by q.lotacao_id ${porDia ? sql`, q.data` : sql``}
  )`;
