import { type SQL, sql } from 'drizzle-orm';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';

/**
 * Meals that a unit kept (delivered less refused), one row a unit, day and meal, beside what was left of them. What was left is
 * never more than what was kept: a receipt may be corrected after the leftovers. `onde` is over `pedidos p` and `itens_pedido i`.
 */
export const recebidasComSobras = (onde: SQL): SQL => sql`
  select r.lotacao_id, r.data, r.tipo_alimentacao_id, r.recebidas, s.id as sobra_id, s.motivo, s.gramas,
    case when s.refeicoes is not null then least(s.refeicoes, r.recebidas) end as refeicoes
  from (
    select p.lotacao_id, p.data_refeicao as data, i.tipo_alimentacao_id,
      sum(i.quantidade_entregue - coalesce(i.quantidade_recusada, 0))::int as recebidas
    from pedidos p join itens_pedido i on i.pedido_id = p.id
    where ${onde} and p.situacao in ${situacoesNoMapa} and i.quantidade_entregue is not null
    group by p.lotacao_id, p.data_refeicao, i.tipo_alimentacao_id
  ) r
  left join sobras s on s.lotacao_id = r.lotacao_id and s.data = r.data and s.tipo_alimentacao_id = r.tipo_alimentacao_id
    and s.anulada_em is null
  where r.recebidas > 0`;
