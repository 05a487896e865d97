import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { parada } from '../../contratos/contratos.query.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { demandaDe } from '../pedidos.query.ts';

export type UnidadeSemPedido = { lotacaoId: number; lotacao: string };
export type EntregasDaUnidade = { lotacaoId: number; lotacao: string; refeicoes: string };
type DiaNoFuso = { data: string; fuso: string };

@Injectable()
export class PedidosTarefasRepository {
  /**
   * Units of a zone that could order that day and have no order on its way. A cancelled order counts as an answer; a unit
   * whose latest head count is zero has a closed day, and one that receives nothing that day is not waited for.
   */
  unitsWithoutOrder(tx: Transaction, { data, fuso }: DiaNoFuso): Promise<UnidadeSemPedido[]> {
    return rows<UnidadeSemPedido>(
      tx,
      sql`
        select l.id as "lotacaoId", l.nome as lotacao
        from lotacoes l
        where l.ativa and l.fuso_horario = ${fuso} and not ${parada(sql`l.id`, sql`${data}::date`)}
          and exists (
            select from contratos_lotacoes cl join contratos c on c.id = cl.contrato_id
            where cl.lotacao_id = l.id and cl.inicio <= ${data}::date and coalesce(cl.fim, 'infinity') >= ${data}::date
              and c.vigencia_inicio <= ${data}::date and c.vigencia_fim >= ${data}::date
              and coalesce(c.encerrado_em, 'infinity'::date) >= ${data}::date)
          and not exists (
            select from pedidos p where p.lotacao_id = l.id and p.data_refeicao = ${data}::date
              and p.situacao not in ('RASCUNHO', 'DEVOLVIDO', 'RECUSADO', 'EXPIRADO') and p.interrupcao_id is null and p.suspensao_id is null)
          and coalesce((
            select e.internos + e.servidores_plantao + e.servidores_expediente + coalesce(e.visitantes_previstos, 0)
            from efetivos_diarios e where e.lotacao_id = l.id and e.data <= ${data}::date
            order by e.data desc limit 1), 1) > 0
        order by l.id`,
    );
  }

  unitsOf(tx: Transaction, fuso: string): Promise<UnidadeSemPedido[]> {
    return rows<UnidadeSemPedido>(
      tx,
      sql`select id as "lotacaoId", nome as lotacao from lotacoes where fuso_horario = ${fuso} order by id`,
    );
  }

  deliveriesOf(tx: Transaction, { data, fuso }: DiaNoFuso): Promise<EntregasDaUnidade[]> {
    return rows<EntregasDaUnidade>(
      tx,
      sql`
        select e.lotacao_id as "lotacaoId", e.lotacao, string_agg(t.nome, ', ' order by t.ordem, t.id) as refeicoes
        from (
          select distinct p.lotacao_id, l.nome as lotacao, i.tipo_alimentacao_id
          from pedidos p
          join lotacoes l on l.id = p.lotacao_id
          join itens_pedido i on i.pedido_id = p.id 
            and ${demandaDe(sql`i`)} > 0
          where p.data_refeicao = ${data}::date and p.situacao in ('ENVIADO', 'CONFIRMADO') and l.fuso_horario = ${fuso}
        ) e
        join tipos_alimentacao t on t.id = e.tipo_alimentacao_id
        group by 1, 2
        order by 1`,
    );
  }
}
