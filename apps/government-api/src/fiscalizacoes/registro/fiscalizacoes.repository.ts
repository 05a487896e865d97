import { Injectable } from '@nestjs/common';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Guard } from '../../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../../database/database.ts';
import type { DaFiscalizacao } from '../../notificacoes/notificacoes.regras.table.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import type { SituacaoFiscalizacao } from '../fiscalizacoes.ciclo.table.ts';
import { fiscalizacoes, historicoFiscalizacao, numeracaoFiscalizacoes } from '../fiscalizacoes.schema.ts';
import type { Entrega } from './entrega-fiscalizada.repository.ts';

export type LinhaFiscalizacao = typeof fiscalizacoes.$inferSelect;
export type NovaLinha = Omit<typeof fiscalizacoes.$inferInsert, 'id' | 'numero'>;
export type Mudanca = Partial<Omit<typeof fiscalizacoes.$inferInsert, 'id' | 'numero' | 'versao'>>;
export type NovoHistorico = Omit<typeof historicoFiscalizacao.$inferInsert, 'id'>;
export type PassoLido = Awaited<ReturnType<FiscalizacoesRepository['historyOf']>>[number];

/** The first key of an advisory lock; the second is the unit. */
const SEM_PEDIDO = 0x7370;

export type DoFimDaJanela = {
  id: number;
  fim: string;
  fusoHorario: string;
  designadoId: number | null;
  designado: string | null;
  edicao: number;
};

@Injectable()
export class FiscalizacoesRepository {
  /**
   * The next `F2026-000001` numbers of a year. The counter's row stays locked until the transaction ends, so there are
   * no holes.
   */
  async nextNumbers(tx: Transaction, ano: number, quantos: number): Promise<string[]> {
    const [row] = await tx
      .insert(numeracaoFiscalizacoes)
      .values({ ano, ultimo: quantos })
      .onConflictDoUpdate({
        target: numeracaoFiscalizacoes.ano,
        set: { ultimo: sql`${numeracaoFiscalizacoes.ultimo} + ${quantos}` },
      })
      .returning({ ultimo: numeracaoFiscalizacoes.ultimo });
    const primeiro = (row?.ultimo ?? 0) - quantos + 1;
    return Array.from({ length: quantos }, (_, at) => `F${ano}-${String(primeiro + at).padStart(6, '0')}`);
  }

  async insert(
    tx: Transaction,
    novas: readonly (NovaLinha & { numero: string })[],
  ): Promise<Pick<LinhaFiscalizacao, 'id' | 'pedidoId' | 'tipoAlimentacaoId' | 'numero'>[]> {
    if (!novas.length) return [];
    return tx
      .insert(fiscalizacoes)
      .values([...novas])
      .onConflictDoNothing({
        target: [fiscalizacoes.pedidoId, fiscalizacoes.tipoAlimentacaoId],
        where: sql`situacao in ('PENDENTE', 'EM_ANDAMENTO')`,
      })
      .returning({
        id: fiscalizacoes.id,
        pedidoId: fiscalizacoes.pedidoId,
        tipoAlimentacaoId: fiscalizacoes.tipoAlimentacaoId,
        numero: fiscalizacoes.numero,
      });
  }

  /**
   * Whether a delivery nobody ordered already has an open inspection; locks the unit until the transaction ends. Not a
   * unique index, because two opened before this check existed must both still be able to end.
   */
  async openWithoutOrder(tx: Transaction, { lotacaoId, data, tipoAlimentacaoId }: Entrega): Promise<boolean> {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEM_PEDIDO}, ${lotacaoId})`);
    const [row] = await rows(
      tx,
      sql`select 1 as um from fiscalizacoes where pedido_id is null and lotacao_id = ${lotacaoId} and data = ${data}
            and tipo_alimentacao_id = ${tipoAlimentacaoId} and situacao in ('PENDENTE', 'EM_ANDAMENTO') limit 1`,
    );
    return row !== undefined;
  }

  async findById(tx: Transaction, id: number): Promise<LinhaFiscalizacao | undefined> {
    const [row] = await tx.select().from(fiscalizacoes).where(eq(fiscalizacoes.id, id));
    return row;
  }

  async lock(tx: Transaction, id: number): Promise<LinhaFiscalizacao | undefined> {
    const [row] = await tx.select().from(fiscalizacoes).where(eq(fiscalizacoes.id, id)).for('update');
    return row;
  }

  /** Undefined when the row has another state or another version than the person saw. */
  async transition(
    tx: Transaction,
    { id, versao, de }: Guard<SituacaoFiscalizacao>,
    set: Mudanca,
  ): Promise<{ id: number } | undefined> {
    const [written] = await tx
      .update(fiscalizacoes)
      .set({ ...set, versao: sql`${fiscalizacoes.versao} + 1` })
      .where(and(eq(fiscalizacoes.id, id), eq(fiscalizacoes.versao, versao), inArray(fiscalizacoes.situacao, [...de])))
      .returning({ id: fiscalizacoes.id });
    return written;
  }

  async addHistory(tx: Transaction, linhas: readonly NovoHistorico[]): Promise<void> {
    if (linhas.length) await tx.insert(historicoFiscalizacao).values([...linhas]);
  }

  historyOf(tx: Transaction, id: number) {
    return tx
      .select({
        evento: historicoFiscalizacao.evento,
        de: historicoFiscalizacao.de,
        para: historicoFiscalizacao.para,
        em: historicoFiscalizacao.em,
        detalhe: historicoFiscalizacao.detalhe,
        por: nomeDe(historicoFiscalizacao.usuarioId),
      })
      .from(historicoFiscalizacao)
      .where(eq(historicoFiscalizacao.fiscalizacaoId, id))
      .orderBy(historicoFiscalizacao.id)
      .limit(500);
  }

  async lockPendingOf(tx: Transaction, pedidoIds: readonly number[]): Promise<LinhaFiscalizacao[]> {
    if (!pedidoIds.length) return [];
    return tx
      .select()
      .from(fiscalizacoes)
      .where(and(inArray(fiscalizacoes.pedidoId, [...pedidoIds]), eq(fiscalizacoes.situacao, 'PENDENTE')))
      .for('update');
  }

  async namesOf(tx: Transaction, ids: readonly number[]): Promise<Map<number, string>> {
    if (!ids.length) return new Map();
    const lidos = await rows<{ id: number; nome: string }>(
      tx,
      sql`select id, nome from usuarios where id in ${[...new Set(ids)]}`,
    );
    return new Map(lidos.map(({ id, nome }) => [id, nome]));
  }

  async namesForNotice(tx: Transaction, ids: readonly number[]): Promise<DaFiscalizacao[]> {
    if (!ids.length) return [];
    return rows<DaFiscalizacao>(
      tx,
      sql`select f.id as "fiscalizacaoId", f.numero, f.versao_vigente as versao, f.lotacao_id as "lotacaoId",
            l.nome as lotacao, f.data::text as data, t.nome as refeicao, n.nome_fantasia as fornecedor,
            f.janela_inicio_em as "inicioEm", l.fuso_horario as "fusoHorario", f.pedido_id as "pedidoId"
          from fiscalizacoes f join lotacoes l on l.id = f.lotacao_id
          join tipos_alimentacao t on t.id = f.tipo_alimentacao_id left join fornecedores n on n.id = f.fornecedor_id
          where f.id in ${[...ids]} order by f.id`,
    );
  }

  async aboutToLapse(tx: Transaction, agora: Date, minutos: number): Promise<DoFimDaJanela[]> {
    const instante = sql`${agora.toISOString()}::timestamptz`;
    return rows<DoFimDaJanela>(
      tx,
      sql`select f.id, f.janela_fim_em::text as fim, l.fuso_horario as "fusoHorario", u.id as "designadoId",
            u.nome as designado, f.versao as edicao
          from fiscalizacoes f join lotacoes l on l.id = f.lotacao_id
          left join usuarios u on u.id = f.designado_id and u.ativo
          where f.situacao = 'PENDENTE' and f.janela_inicio_em <= ${instante} and f.janela_fim_em > ${instante}
            and f.janela_fim_em <= ${instante} + make_interval(mins => ${minutos}::int)
          order by f.id`,
    );
  }

  /** Corrections asked of a supplier whose last day has passed where the unit is. */
  overdue(tx: Transaction, agora: Date): Promise<{ id: number; edicao: number; ate: string }[]> {
    return rows<{ id: number; edicao: number; ate: string }>(
      tx,
      sql`select f.id, f.versao as edicao, f.correcao_ate::text as ate
          from fiscalizacoes f join lotacoes l on l.id = f.lotacao_id
          where f.correcao = 'PEDIDA' and f.correcao_ate is not null
            and f.correcao_ate < (${agora.toISOString()}::timestamptz at time zone l.fuso_horario)::date
          order by f.id`,
    );
  }

  async findByIds(tx: Transaction, ids: readonly number[]): Promise<Map<number, LinhaFiscalizacao>> {
    if (!ids.length) return new Map();
    const lidas = await tx
      .select()
      .from(fiscalizacoes)
      .where(inArray(fiscalizacoes.id, [...ids]));
    return new Map(lidas.map(linha => [linha.id, linha]));
  }

  async mayInspect(tx: Transaction, usuarioId: number, lotacaoId: number): Promise<boolean> {
    const [row] = await rows(
      tx,
      sql`select 1 as um from usuarios where id = ${usuarioId} and ativo
        and (authorities && array['AL_GESTOR', 'AL_FISCAL'] or 'SOLICITANTE' = any(authorities) and lotacao_id = ${lotacaoId})`,
    );
    return row !== undefined;
  }

  async nextDelivery(
    tx: Transaction,
    lotacaoId: number,
    agora: Date,
  ): Promise<{ id: number; nome: string; inicio: string; fim: string } | null> {
    const quando = agora.toISOString();
    const [lida] = await rows<{ id: number; nome: string; inicio: string; fim: string }>(
      tx,
      sql`select t.id, t.nome, ((p.data_refeicao + t.entrega_inicio) at time zone l.fuso_horario)::text as inicio,
            ((p.data_refeicao + t.entrega_fim) at time zone l.fuso_horario)::text as fim
          from pedidos p join lotacoes l on l.id = p.lotacao_id
          join itens_pedido i on i.pedido_id = p.id join tipos_alimentacao t on t.id = i.tipo_alimentacao_id
          where p.lotacao_id = ${lotacaoId} and p.situacao in ('CONFIRMADO', 'ENTREGUE_PARCIAL')
            and p.data_refeicao between (${quando}::timestamptz at time zone l.fuso_horario)::date
              and (${quando}::timestamptz at time zone l.fuso_horario)::date + 1
            and (p.data_refeicao + t.entrega_inicio) at time zone l.fuso_horario > ${quando}
          order by inicio limit 1`,
    );
    return lida ?? null;
  }
}
