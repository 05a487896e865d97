import { Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { itensPedido } from '../pedidos.schema.ts';
import type { Par } from '../quantidades/itens.rules.ts';

/** null: nothing is recorded of the meal. */
export type QuantidadeEntregue = Par & { readonly entregue: number | null; readonly recusada: number | null };

@Injectable()
export class PedidosEntregaRepository {
  async mealsOf(tx: Transaction, pedidoId: number): Promise<number[]> {
    const { tipoAlimentacaoId } = itensPedido;
    const meals = await tx
      .selectDistinct({ tipoAlimentacaoId })
      .from(itensPedido)
      .where(eq(itensPedido.pedidoId, pedidoId));
    return meals.map(meal => meal.tipoAlimentacaoId);
  }

  /** One update per cell: a meal has a handful. */
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
