import { Injectable } from '@nestjs/common';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { situacoesNoMapa } from '../pedidos.ciclo.table.ts';
import { demandaDe } from '../pedidos.query.ts';
import { itensPedido, pedidos } from '../pedidos.schema.ts';

@Injectable()
export class PedidosPreparoRepository {
  async statesBetween(tx: Transaction, lotacaoId: number, de: string, ate: string) {
    return tx
      .select({ id: pedidos.id, data: pedidos.dataRefeicao, situacao: pedidos.situacao, tipo: pedidos.tipo })
      .from(pedidos)
      .where(and(eq(pedidos.lotacaoId, lotacaoId), between(pedidos.dataRefeicao, de, ate)));
  }

  async quantitiesOn(tx: Transaction, lotacaoId: number, datas: readonly string[]) {
    return tx
      .select({
        data: pedidos.dataRefeicao,
        tipoAlimentacaoId: itensPedido.tipoAlimentacaoId,
        tipoPublicoId: itensPedido.tipoPublicoId,
        quantidade: sql<number>`sum(${demandaDe(sql`${itensPedido}`)})::int`,
      })
      .from(pedidos)
      .innerJoin(itensPedido, eq(itensPedido.pedidoId, pedidos.id))
      .where(
        and(
          eq(pedidos.lotacaoId, lotacaoId),
          inArray(pedidos.dataRefeicao, [...datas]),
          inArray(pedidos.situacao, situacoesNoMapa),
        ),
      )
      .groupBy(pedidos.dataRefeicao, itensPedido.tipoAlimentacaoId, itensPedido.tipoPublicoId);
  }
}
