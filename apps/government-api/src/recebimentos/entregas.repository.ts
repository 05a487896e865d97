import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { contratosPedido, itensPedido, pedidos } from '../pedidos/pedidos.query.ts';
import { tiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.query.ts';
import { tiposPublico } from '../tipos-publico/tipos-publico.query.ts';

type Schemas = components['schemas'];

const COM_ENTREGA = [
  'ENVIADO',
  'CONFIRMADO',
  'ENTREGUE',
  'ENTREGUE_PARCIAL',
  'NAO_ENTREGUE',
  'ENCERRADO',
] as const satisfies readonly Schemas['SituacaoPedido'][];

export type PedidoComEntrega = Awaited<ReturnType<EntregasRepository['findOrders']>>[number];
export type CelulaDaEntrega = Awaited<ReturnType<EntregasRepository['findCells']>>[number];

@Injectable()
export class EntregasRepository {
  /** Serializes receivers of the order, and whoever cancels it meanwhile. */
  async lock(tx: Transaction, pedidoId: number): Promise<void> {
    await tx.select({ id: pedidos.id }).from(pedidos).where(eq(pedidos.id, pedidoId)).for('update');
  }

  findOrders(tx: Transaction, de: { pedidoId: number } | { lotacaoId: number; data: string }) {
    const quais =
      'pedidoId' in de
        ? eq(pedidos.id, de.pedidoId)
        : and(eq(pedidos.lotacaoId, de.lotacaoId), eq(pedidos.dataRefeicao, de.data));
    return tx
      .select({
        id: pedidos.id,
        numero: pedidos.numero,
        tipo: pedidos.tipo,
        situacao: pedidos.situacao,
        versao: pedidos.versao,
      })
      .from(pedidos)
      .where(and(quais, inArray(pedidos.situacao, [...COM_ENTREGA])))
      .orderBy(asc(pedidos.id));
  }

  /** In the order of the grid, with each cell's supplier; before confirmation, with the quantities requested. */
  async findCells(tx: Transaction, pedidoIds: readonly number[]) {
    if (pedidoIds.length === 0) return [];
    return tx
      .select({
        pedidoId: itensPedido.pedidoId,
        tipoAlimentacaoId: itensPedido.tipoAlimentacaoId,
        tipoPublicoId: itensPedido.tipoPublicoId,
        publico: tiposPublico.nome,
        confirmada: sql<number>`coalesce(${itensPedido.quantidadeConfirmada}, ${itensPedido.quantidadeSolicitada})`,
        fornecedor: contratosPedido.fornecedor,
      })
      .from(itensPedido)
      .innerJoin(tiposAlimentacao, eq(tiposAlimentacao.id, itensPedido.tipoAlimentacaoId))
      .innerJoin(tiposPublico, eq(tiposPublico.id, itensPedido.tipoPublicoId))
      .leftJoin(
        contratosPedido,
        and(eq(contratosPedido.pedidoId, itensPedido.pedidoId), eq(contratosPedido.contratoId, itensPedido.contratoId)),
      )
      .where(inArray(itensPedido.pedidoId, [...pedidoIds]))
      .orderBy(
        asc(tiposAlimentacao.ordem),
        asc(tiposAlimentacao.id),
        asc(itensPedido.pedidoId),
        asc(tiposPublico.ordem),
        asc(tiposPublico.id),
      );
  }
}
