import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { demandaDe } from '../../pedidos/pedidos.query.ts';
import { sorteiosFiscalizacao } from '../amostragem.schema.ts';

type Schemas = components['schemas'];

export type EntregaASortear = {
  pedidoId: number;
  tipoAlimentacaoId: number;
  lotacaoId: number;
  lotacao: string;
  data: string;
  fusoHorario: string;
  contratoId: number | null;
  fornecedorId: number | null;
  numero: string;
  situacao: Schemas['SituacaoPedido'];
  refeicao: string;
  confirmadas: number;
  passou: boolean;
  notaMedia: number | null;
  contratoDias: number | null;
  reincidente: boolean;
  diferencaPct: number | null;
  feitas: number;
  restantes: number;
};

@Injectable()
export class SorteioRepository {
  /**
   * The oldest first. `restantes` is what is still undecided today plus what the unit got last week on the days still
   * to come.
   */
  findUndecided(tx: Transaction, agora: Date, limite: number): Promise<EntregaASortear[]> {
    const instante = sql`${agora.toISOString()}::timestamptz`;
    return rows<EntregaASortear>(
      tx,
      sql`
      with abertas as materialized (
        select p.id as pedido, p.numero, p.situacao, p.lotacao_id, p.data_refeicao as data, m.refeicao, m.contrato_id,
          m.confirmadas, l.nome as lotacao, l.fuso_horario as fuso, t.nome, t.ordem,
          p.efetivo_internos, p.efetivo_servidores,
          (p.data_refeicao + coalesce(propria.entrega_fim, vigente.entrega_fim, t.entrega_fim)) at time zone l.fuso_horario
            <= ${instante} as passou,
          date_trunc('week', p.data_refeicao)::date as segunda
        from pedidos p
        join lotacoes l on l.id = p.lotacao_id
        cross join lateral (
          select i.tipo_alimentacao_id as refeicao, min(i.contrato_id) as contrato_id,
            sum(${demandaDe(sql`i`)})::int as confirmadas
          from itens_pedido i where i.pedido_id = p.id group by 1
          having sum(${demandaDe(sql`i`)}) > 0
        ) m
        join tipos_alimentacao t on t.id = m.refeicao
        left join lateral (
          select j.entrega_inicio, j.entrega_fim from janelas_lotacao j
          where j.lotacao_id = l.id and j.tipo_alimentacao_id = t.id and j.vale_de <= p.data_refeicao
          order by j.vale_de desc limit 1
        ) propria on true
        left join lateral (
          select v.entrega_inicio, v.entrega_fim from vigencias_tipo_alimentacao v
          where v.tipo_alimentacao_id = t.id and v.vale_de <= p.data_refeicao
          order by v.vale_de desc limit 1
        ) vigente on true
        where p.situacao in ('CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE')
          and p.data_refeicao between (${instante})::date - 1 and (${instante})::date
          and (p.data_refeicao + coalesce(propria.entrega_inicio, vigente.entrega_inicio, t.entrega_inicio))
            at time zone l.fuso_horario <= ${instante}
          and not exists (
            select from sorteios_fiscalizacao s where s.pedido_id = p.id and s.tipo_alimentacao_id = m.refeicao)
        order by p.data_refeicao, p.id, t.ordem limit ${limite}
      )
      select a.pedido as "pedidoId", a.refeicao as "tipoAlimentacaoId", a.lotacao_id as "lotacaoId", a.lotacao,
        a.data::text as data, a.fuso as "fusoHorario", a.contrato_id as "contratoId", c.fornecedor_id as "fornecedorId",
        a.numero, a.situacao, a.nome as refeicao, a.confirmadas, a.passou,
        nota.media as "notaMedia", a.data - c.vigencia_inicio as "contratoDias",
        exists (
          select from nao_conformidades_fiscalizacao n
          where n.vigente and n.lotacao_id = a.lotacao_id and n.fornecedor_id = c.fornecedor_id
            and n.data between a.data - 29 and a.data
          group by n.item having count(*) >= 3) as reincidente,
        case when a.efetivo_internos + a.efetivo_servidores > 0 then
          ((a.confirmadas - a.efetivo_internos - a.efetivo_servidores) * 100
            / (a.efetivo_internos + a.efetivo_servidores)) end as "diferencaPct",
        (select count(*)::int from fiscalizacoes f
          where f.lotacao_id = a.lotacao_id and f.data between a.segunda and a.segunda + 6
            and f.situacao not in ('CANCELADA', 'NAO_REALIZADA')) as feitas,
        semana.anterior + hoje.entregas as restantes
      from abertas a
      left join contratos c on c.id = a.contrato_id
      left join lateral (
        select round(avg(f.nota))::int as media from fiscalizacoes f
        where f.fornecedor_id = c.fornecedor_id and f.data between a.data - 29 and a.data and f.nota is not null
      ) nota on true
      cross join lateral (
        select (count(distinct (p.id, i.tipo_alimentacao_id)))::int as anterior
        from pedidos p join itens_pedido i on i.pedido_id = p.id
        where p.lotacao_id = a.lotacao_id and p.data_refeicao between a.data - 6 and a.segunda - 1
          and p.situacao in ('CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE', 'ENCERRADO')
      ) semana
      cross join lateral (
        select (count(distinct (p.id, i.tipo_alimentacao_id)))::int as entregas
        from pedidos p join itens_pedido i on i.pedido_id = p.id
        where p.lotacao_id = a.lotacao_id and p.data_refeicao = a.data
          and p.situacao in ('CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE')
          and not exists (
            select from sorteios_fiscalizacao s
            where s.pedido_id = p.id and s.tipo_alimentacao_id = i.tipo_alimentacao_id)
      ) hoje
      order by a.data, a.pedido, a.ordem`,
    );
  }

  /** Returns only those decided here, not by another run meanwhile. */
  async decide(tx: Transaction, sorteios: readonly (typeof sorteiosFiscalizacao.$inferInsert)[]): Promise<Set<string>> {
    if (!sorteios.length) return new Set();
    const novos = await tx
      .insert(sorteiosFiscalizacao)
      .values([...sorteios])
      .onConflictDoNothing()
      .returning({ pedidoId: sorteiosFiscalizacao.pedidoId, tipo: sorteiosFiscalizacao.tipoAlimentacaoId });
    return new Set(novos.map(({ pedidoId, tipo }) => `${pedidoId}:${tipo}`));
  }
}
