import { type SQL, sql } from 'drizzle-orm';
import { contados, efetivos } from '../apuracao/efetivos.query.ts';
import { diasImportados, diasPedidos } from '../apuracao/linhas.query.ts';
import { parcelas, somasGuardadas } from '../apuracao/parcelas.query.ts';
import { daUnidade, type Recorte } from '../apuracao/recorte.query.ts';

export const COLUNAS = sql.raw('parcelas, por_contrato, dias_com_pedido, internos, servidores, dias_com_efetivo');

/** Computes the sums from the orders, by the map's own aggregation, in the four bases. */
export const somaDe = (recorte: Recorte): SQL => sql`
  with ${efetivos(recorte)}, ${diasImportados(recorte, 'PERIODO')}, ${parcelas(recorte)}, ${somasGuardadas()},
  ${diasPedidos(recorte)}, ${contados},
  separaveis as (select c.lotacao_id, bool_and(c.contrato_id > 0) as sim from doperiodo c group by c.lotacao_id)
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
