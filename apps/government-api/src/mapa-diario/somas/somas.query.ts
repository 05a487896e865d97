import { type SQL, sql } from 'drizzle-orm';
import { diasImportados, importadas } from '../consulta/importadas.query.ts';
import { efetivos } from '../consulta/mapa-diario.query.ts';
import { parcelas, somas } from '../consulta/parcelas.query.ts';
import { daUnidade, queContam, type Recorte } from '../consulta/recorte.query.ts';
import { bases } from '../mapa-diario.base.table.ts';

export const COLUNAS = sql.raw('parcelas, por_contrato, dias_com_pedido, internos, servidores, dias_com_efetivo');

/** What a sum of each unit of `recorte` is made of, from its orders: the same aggregation, in the four bases. */
export const somaDe = (recorte: Recorte): SQL => sql`
  with ${efetivos(recorte)}, ${importadas(recorte)}, ${diasImportados(recorte, false)}, ${parcelas(recorte, bases)},
  ${somas('PERIODO', bases)},
  separaveis as (select c.lotacao_id, bool_and(c.contrato > 0) as sim from doperiodo c group by c.lotacao_id),
  pedidas as (
    select p.lotacao_id, count(distinct p.data_refeicao)::int as dias from pedidos p where ${queContam(recorte)} group by p.lotacao_id
  ),
  contados as (
    select lotacao_id, sum(internos) as internos, sum(servidores) as servidores, count(internos)::int as dias
    from efetivos group by lotacao_id
  )
  select l.id as lotacao_id, coalesce(s.parcelas, '[]') as parcelas, m.dias is null and coalesce(t.sim, true) as por_contrato,
    coalesce(p.dias, 0) + coalesce(m.dias, 0) as dias_com_pedido, coalesce(e.internos, 0) as internos,
    coalesce(e.servidores, 0) as servidores, coalesce(e.dias, 0) as dias_com_efetivo
  from lotacoes l
  left join somas s on s.lotacao_id = l.id
  left join separaveis t on t.lotacao_id = l.id
  left join pedidas p on p.lotacao_id = l.id
  left join diasimportados m on m.lotacao_id = l.id
  left join contados e on e.lotacao_id = l.id
  where true ${daUnidade(sql`l.id`, recorte)}`;
