import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { demandaDe } from '../pedidos/pedidos.query.ts';

export type PedidoSemRegistro = { lotacaoId: number; lotacao: string; pedidoId: number; numero: string; data: string };
export type EntregaSemRegistro = PedidoSemRegistro & {
  tipoAlimentacaoId: number;
  refeicao: string;
  /** How many records of it were annulled: after each one the meal waits again. */
  anuladas: number;
};
type DiaNoFuso = { data: string; fuso: string };

const semRegistro = (refeicao: SQL): SQL => sql`not exists (
  select from recebimentos r where r.pedido_id = p.id and r.tipo_alimentacao_id = ${refeicao} and r.vigente)`;

@Injectable()
export class RecebimentosTarefasRepository {
  /**
   * Meals of confirmed orders without a record, `minutos` after the end of the window in force, that nobody was told
   * of: those of yesterday and today, and those of any day whose record was annulled since.
   */
  lateDeliveries(tx: Transaction, agora: Date, minutos: number): Promise<EntregaSemRegistro[]> {
    const instante = sql`${agora.toISOString()}::timestamptz`;
    return rows<EntregaSemRegistro>(
      tx,
      sql`
        select p.id as "pedidoId", p.numero, p.lotacao_id as "lotacaoId", l.nome as lotacao,
          p.data_refeicao::text as data, t.id as "tipoAlimentacaoId", t.nome as refeicao, a.vezes as anuladas
        from (
          select id from pedidos
          where situacao = 'CONFIRMADO' and data_refeicao between (${instante})::date - 1 and (${instante})::date
          union
          select pedido_id from recebimentos where anulacao
        ) candidato
        join pedidos p on p.id = candidato.id
        join lotacoes l on l.id = p.lotacao_id
        cross join lateral (
          select distinct i.tipo_alimentacao_id as id from itens_pedido i
          where i.pedido_id = p.id and ${demandaDe(sql`i`)} > 0
        ) m
        join tipos_alimentacao t on t.id = m.id
        cross join lateral (
          select count(*)::int as vezes from recebimentos r
          where r.pedido_id = p.id and r.tipo_alimentacao_id = t.id and r.anulacao
        ) a
        left join lateral (
          select j.entrega_fim from janelas_lotacao j
          where j.lotacao_id = l.id and j.tipo_alimentacao_id = t.id and j.vale_de <= p.data_refeicao
          order by j.vale_de desc limit 1
        ) propria on true
        left join lateral (
          select v.entrega_fim from vigencias_tipo_alimentacao v
          where v.tipo_alimentacao_id = t.id and v.vale_de <= p.data_refeicao
          order by v.vale_de desc limit 1
        ) vigente on true
        where p.situacao = 'CONFIRMADO'
          and (p.data_refeicao + coalesce(propria.entrega_fim, vigente.entrega_fim, t.entrega_fim))
            at time zone l.fuso_horario + make_interval(mins => ${minutos}::int) <= ${instante}
          and ${semRegistro(sql`t.id`)}
          and not exists (
            select from notificacoes n
            where n.chave = 'RECEBIMENTO_ATRASADO|entrega:' || p.id || ':' || t.id || '|' || coalesce(nullif(a.vezes, 0)::text, ''))
        order by p.id, t.ordem
        limit 1000`,
    );
  }

  ordersNotReceived(tx: Transaction, { data, fuso }: DiaNoFuso): Promise<PedidoSemRegistro[]> {
    return rows<PedidoSemRegistro>(
      tx,
      sql`
        select p.id as "pedidoId", p.numero, p.lotacao_id as "lotacaoId", l.nome as lotacao, p.data_refeicao::text as data
        from pedidos p join lotacoes l on l.id = p.lotacao_id
        where p.situacao = 'CONFIRMADO' and p.data_refeicao = ${data}::date and l.fuso_horario = ${fuso}
          and exists (
            select from itens_pedido i
            where i.pedido_id = p.id and ${demandaDe(sql`i`)} > 0
              and ${semRegistro(sql`i.tipo_alimentacao_id`)})
        order by p.id`,
    );
  }
}
