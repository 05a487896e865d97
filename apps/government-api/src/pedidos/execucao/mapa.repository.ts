import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import type { SituacaoPedido } from '../pedidos.ciclo.table.ts';

export type DaUnidadeNoDia = { readonly lotacaoId: number; readonly data: string };
export type PedidoDoMapa = { id: number; situacao: SituacaoPedido; antes: SituacaoPedido | null };

@Injectable()
export class PedidosMapaRepository {
  /** Locks the orders of a unit's day until the transaction ends; `antes` is the state each was closed from. */
  lockOfDay(tx: Transaction, { lotacaoId, data }: DaUnidadeNoDia): Promise<PedidoDoMapa[]> {
    return rows<PedidoDoMapa>(
      tx,
      sql`
        select p.id, p.situacao, (
          select h.de from historico_pedido h where h.pedido_id = p.id and h.evento = 'encerrar' order by h.id desc limit 1
        ) as antes
        from pedidos p where p.lotacao_id = ${lotacaoId} and p.data_refeicao = ${data}::date
        order by p.id for update`,
    );
  }
}
