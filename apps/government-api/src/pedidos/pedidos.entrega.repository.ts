import { Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { Par } from './pedidos.itens.rules.ts';
import { itensPedido } from './pedidos.table.ts';

/** Null where nothing is recorded of the meal. */
export type QuantidadeEntregue = Par & { readonly entregue: number | null; readonly recusada: number | null };

/** Writes what arrived into the cells of an order. */
@Injectable()
export class PedidosEntregaRepository {
  /** A handful of cells: one meal. */
  async setDelivered(tx: Transaction, pedidoId: number, quantidades: readonly QuantidadeEntregue[]): Promise<void> {
    for (const { tipoAlimentacaoId, tipoPublicoId, entregue, recusada } of quantidades) {
      await tx
        .update(itensPedido)
        .set({ quantidadeEntregue: entregue, quantidadeRecusada: recusada })
        .where(
          and(
            eq(itensPedido.pedidoId, pedidoId),
            eq(itensPedido.tipoAlimentacaoId, tipoAlimentacaoId),
            eq(itensPedido.tipoPublicoId, tipoPublicoId),
          ),
        );
    }
  }
}
