import { Injectable } from '@nestjs/common';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Guard } from '../../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { violates } from '../../database/violations.ts';
import { situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';
import type { SituacaoMedicao } from '../medicoes.ciclo.table.ts';
import { medicoes } from '../medicoes.schema.ts';
import type { DiaDaUnidade } from './medicoes.rules.ts';

export type Medicao = typeof medicoes.$inferSelect;

/** The class of the billing's advisory locks, one per month. Taken after the closing's lock of the unit, never before. */
const TRAVA = 2340;
const chaveDoMes = (mes: string): number => Number(mes.slice(0, 4)) * 100 + Number(mes.slice(5, 7));

@Injectable()
export class MedicoesRepository {
  /** Whoever changes a billing of the month is alone; one key per month, so that no two wait for each other. */
  async lockMonth(tx: Transaction, mes: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA}, ${chaveDoMes(mes)}::int)`);
  }

  /** Shared lock: any number at once, and none while a billing of the month is being changed. */
  async lockMonthToRead(tx: Transaction, mes: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${TRAVA}, ${chaveDoMes(mes)}::int)`);
  }

  async findById(tx: Transaction, id: number): Promise<Medicao | undefined> {
    const [row] = await tx.select().from(medicoes).where(eq(medicoes.id, id));
    return row;
  }

  /** Undefined when the contract already has its billing of the month. */
  async insert(tx: Transaction, nova: typeof medicoes.$inferInsert): Promise<Medicao | undefined> {
    try {
      const [row] = await tx.transaction(savepoint => savepoint.insert(medicoes).values(nova).returning());
      return row;
    } catch (error) {
      if (violates(error, 'medicoes_uma_por_mes')) return undefined;
      throw error;
    }
  }

  async transition(
    tx: Transaction,
    { id, versao, de }: Guard<SituacaoMedicao>,
    set: Partial<Medicao> & { alteradaEm: Date },
  ): Promise<Medicao | undefined> {
    const [row] = await tx
      .update(medicoes)
      .set({ ...set, versao: sql`${medicoes.versao} + 1` })
      .where(and(eq(medicoes.id, id), eq(medicoes.versao, versao), inArray(medicoes.situacao, [...de])))
      .returning();
    return row;
  }

  /** The billings a unit's day is part of, or would be by its map in force. */
  async ofDay(tx: Transaction, { lotacaoId, data }: DiaDaUnidade): Promise<Medicao[]> {
    const achadas = await rows<{ id: number }>(
      tx,
      sql`
        select m.id from medicoes m
        where m.mes = date_trunc('month', ${data}::date)::date and (
          exists (
            select from linhas_medicao l
            where l.medicao_id = m.id and l.lotacao_id = ${lotacaoId} and l.data = ${data}::date)
          or exists (
            select from fechamentos_mapa f cross join lateral jsonb_array_elements(f.conteudo->'contratos') k
            where f.lotacao_id = ${lotacaoId} and f.data = ${data}::date and f.situacao <> 'REABERTO'
              and (k->>'id')::int = m.contrato_id))`,
    );
    if (!achadas.length) return [];
    const ids = achadas.map(({ id }) => id);
    return tx.select().from(medicoes).where(inArray(medicoes.id, ids)).orderBy(medicoes.id);
  }

  async hasOfMonth(tx: Transaction, mes: string): Promise<boolean> {
    const achadas = await tx.select({ id: medicoes.id }).from(medicoes).where(eq(medicoes.mes, mes)).limit(1);
    return achadas.length > 0;
  }

  async contractsToOpen(tx: Transaction, mes: string): Promise<number[]> {
    const lidos = await rows<{ id: number }>(
      tx,
      sql`
        select c.id from contratos c
        where not exists (select from medicoes m where m.contrato_id = c.id and m.mes = ${mes}::date) and (
          c.id in (
            select i.contrato_id from pedidos p join itens_pedido i on i.pedido_id = p.id
            where p.data_refeicao >= ${mes}::date and p.data_refeicao < ${mes}::date + interval '1 month'
              and p.situacao in ${situacoesNoMapa})
          or c.id in (
            select q.contrato_id from quantidades_importadas q
            where q.data >= ${mes}::date and q.data < ${mes}::date + interval '1 month'))
        order by c.id`,
    );
    return lidos.map(({ id }) => id);
  }

  unattested(tx: Transaction, mes: string): Promise<{ id: number; contrato: string; fornecedor: string }[]> {
    return rows<{ id: number; contrato: string; fornecedor: string }>(
      tx,
      sql`
        select m.id, c.numero as contrato, f.nome_fantasia as fornecedor
        from medicoes m join contratos c on c.id = m.contrato_id join fornecedores f on f.id = c.fornecedor_id
        where m.mes = ${mes}::date and m.situacao <> 'ATESTADA' order by m.id`,
    );
  }
}
