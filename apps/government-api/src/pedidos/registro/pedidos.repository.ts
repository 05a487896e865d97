import { Injectable } from '@nestjs/common';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Guard } from '../../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { situacoesNoMapa } from '../pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos.query.ts';
import { itensPedido, pedidos } from '../pedidos.schema.ts';
import type { Par } from '../quantidades/itens.rules.ts';
import {
  abrirItens,
  abrirPedido,
  acrescentarHistorico,
  atualizarGuardado,
  congelarCelulas,
  type ItemAberto,
  type NovoHistorico,
  type PedidoAberto,
  proximoNumero,
} from './escritas.query.ts';
import {
  ajustesDoPedido,
  cabecalhoPorId,
  contratosDoPedido,
  historicoDoPedido,
  itensDoPedido,
  vivosDoDia,
} from './leituras.query.ts';

type NovoPedido = Omit<typeof pedidos.$inferInsert, 'id'>;

export type CabecalhoPedido = NonNullable<Awaited<ReturnType<PedidosRepository['findById']>>>;
export type ItemLido = Awaited<ReturnType<PedidosRepository['itemsOf']>>[number];
export type AjusteLido = Awaited<ReturnType<PedidosRepository['adjustmentsOf']>>[number];
export type HistoricoLido = Awaited<ReturnType<PedidosRepository['historyOf']>>[number];

@Injectable()
export class PedidosRepository {
  /** The next `AAAA-000001` of a year. The row stays locked until the transaction ends, so numbers have no holes. */
  async nextNumber(tx: Transaction, ano: number): Promise<string> {
    const [row] = await proximoNumero(tx, { ano });
    return `${ano}-${String(row?.ultimo).padStart(6, '0')}`;
  }

  /** null when the unit already has a living order of the kind for that day. */
  async insert(tx: Transaction, novo: PedidoAberto): Promise<number | null> {
    const [row] = await abrirPedido(tx, novo);
    return row?.id ?? null;
  }

  /** One person at a time opens orders of a unit for a day, because kinds are compared with each other. */
  async lockDay(tx: Transaction, lotacaoId: number, data: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${lotacaoId}::int, ${data}::date - date '2000-01-01')`);
  }

  async livingOfDay(tx: Transaction, lotacaoId: number, data: string) {
    return vivosDoDia(tx, { lotacaoId, data });
  }

  async otherDemand(
    tx: Transaction,
    { id, lotacaoId, dataRefeicao }: { id: number; lotacaoId: number; dataRefeicao: string },
  ) {
    return tx
      .select({
        tipoAlimentacaoId: itensPedido.tipoAlimentacaoId,
        tipoPublicoId: itensPedido.tipoPublicoId,
        quantidade: sql<number>`sum(${demandaDe(sql`${itensPedido}`)})::int`,
      })
      .from(pedidos)
      .innerJoin(itensPedido, eq(itensPedido.pedidoId, pedidos.id))
      .where(
        and(
          eq(pedidos.lotacaoId, lotacaoId),
          eq(pedidos.dataRefeicao, dataRefeicao),
          ne(pedidos.id, id),
          inArray(pedidos.situacao, situacoesNoMapa),
        ),
      )
      .groupBy(itensPedido.tipoAlimentacaoId, itensPedido.tipoPublicoId);
  }

  async lock(tx: Transaction, id: number): Promise<void> {
    await tx.select({ id: pedidos.id }).from(pedidos).where(eq(pedidos.id, id)).for('no key update');
  }

  async hasCase(
    tx: Transaction,
    { lotacaoId, dataRefeicao, usuarioId }: { lotacaoId: number; dataRefeicao: string; usuarioId: number },
  ): Promise<boolean> {
    const casos = await rows(
      tx,
      sql`
        select 1 as um from atendimentos
        where lotacao_id = ${lotacaoId} and data = ${dataRefeicao}::date and responsavel_id = ${usuarioId}`,
    );
    return casos.length === 1;
  }

  async findById(tx: Transaction, id: number) {
    const [row] = await cabecalhoPorId(tx, { id });
    return row ?? null;
  }

  async itemsOf(tx: Transaction, pedidoId: number) {
    return itensDoPedido(tx, { pedidoId });
  }

  async contractsOf(tx: Transaction, pedidoId: number) {
    return contratosDoPedido(tx, { pedidoId });
  }

  async adjustmentsOf(tx: Transaction, pedidoId: number) {
    return ajustesDoPedido(tx, { pedidoId });
  }

  async historyOf(tx: Transaction, pedidoId: number) {
    return (await historicoDoPedido(tx, { pedidoId })).reverse();
  }

  /** The name of the person who changed it; undefined when the row has another state or version than the guard. */
  async transition(tx: Transaction, guarda: Guard, set: Partial<NovoPedido>): Promise<string | undefined> {
    const [row] = await atualizarGuardado(tx, guarda, set);
    return row?.autor;
  }

  async replaceItems(tx: Transaction, pedidoId: number, itens: readonly ItemAberto[]): Promise<void> {
    await tx.delete(itensPedido).where(eq(itensPedido.pedidoId, pedidoId));
    await this.insertItems(tx, pedidoId, itens);
  }

  async insertItems(tx: Transaction, pedidoId: number, itens: readonly ItemAberto[]): Promise<void> {
    if (itens.length) await abrirItens(tx, { pedidoId, itens: JSON.stringify(itens) });
  }

  async freeze(
    tx: Transaction,
    pedidoId: number,
    precos: readonly (Par & { precoCentavos: number; contratoId: number })[],
    contratos: readonly { id: number; fornecedor: string }[],
  ): Promise<void> {
    await congelarCelulas(tx, { pedidoId, precos: JSON.stringify(precos), contratos: JSON.stringify(contratos) });
  }

  /** One text however many lines, so that it stays prepared. */
  async addHistory(tx: Transaction, novas: readonly NovoHistorico[]): Promise<void> {
    await acrescentarHistorico(tx, { novas: JSON.stringify(novas) });
  }

  async saveDietReason(tx: Transaction, pedidoId: number, dietasMotivo: string | null): Promise<void> {
    await tx.update(pedidos).set({ dietasMotivo }).where(eq(pedidos.id, pedidoId));
  }

  async confirmItems(tx: Transaction, pedidoId: number): Promise<void> {
    await tx
      .update(itensPedido)
      .set({ quantidadeConfirmada: sql`${itensPedido.quantidadeSolicitada}` })
      .where(eq(itensPedido.pedidoId, pedidoId));
  }

  /** Deletes a never-sent draft with all its lines; the caller must have locked it and checked that it is one. */
  async remove(tx: Transaction, pedidoId: number): Promise<void> {
    // We may not delete from the history: this database function does, for drafts alone.
    await tx.execute(sql`select excluir_historico_de_rascunho(${pedidoId}::int)`);
    await tx.delete(itensPedido).where(eq(itensPedido.pedidoId, pedidoId));
    await tx.delete(pedidos).where(eq(pedidos.id, pedidoId));
  }
}
