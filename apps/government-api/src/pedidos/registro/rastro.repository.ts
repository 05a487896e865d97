import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { demandaDe } from '../pedidos.query.ts';
import { contratosPedido, itensPedido } from '../pedidos.schema.ts';

@Injectable()
export class PedidosRastroRepository {
  async clear(tx: Transaction, pedidoId: number): Promise<void> {
    await tx.delete(contratosPedido).where(eq(contratosPedido.pedidoId, pedidoId));
    await tx
      .update(itensPedido)
      .set({ precoCentavos: null, contratoId: null })
      .where(eq(itensPedido.pedidoId, pedidoId));
  }

  /**
   * Rebuilds the trail from the changed cells: the suppliers that deliver something, under the names they already have here,
   * then principal contract, total and value. An order with nothing left keeps its last trail.
   */
  async recount(tx: Transaction, ids: readonly number[]): Promise<void> {
    const pedidos = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
    const demanda = demandaDe(sql`i`);
    await tx.execute(sql`
      insert into contratos_pedido (pedido_id, contrato_id, fornecedor)
      select distinct i.pedido_id, c.id, f.nome_fantasia
      from itens_pedido i
      join contratos c on c.id = i.contrato_id
      join fornecedores f on f.id = c.fornecedor_id
      where i.pedido_id in ${pedidos} and ${demanda} > 0
      on conflict do nothing`);
    await tx.execute(sql`
      delete from contratos_pedido cp
      where cp.pedido_id in ${pedidos} and not exists (
        select from itens_pedido i
        where i.pedido_id = cp.pedido_id and i.contrato_id = cp.contrato_id and ${demanda} > 0
      )`);
    await tx.execute(sql`
      update pedidos p
      set contrato_id = s.principal, fornecedor = s.fornecedores, valor_previsto_centavos = s.valor, total_refeicoes = s.total
      from (
        select cp.pedido_id, (array_agg(cp.contrato_id order by v.valor desc, cp.contrato_id))[1] as principal,
               string_agg(cp.fornecedor, ' · ' order by v.valor desc, cp.contrato_id) as fornecedores,
               sum(v.valor) as valor, sum(v.total) as total
        from contratos_pedido cp
        cross join lateral (
          select sum(${demanda} * i.preco_centavos) as valor, sum(${demanda}) as total from itens_pedido i
          where i.pedido_id = cp.pedido_id and i.contrato_id = cp.contrato_id
        ) v
        where cp.pedido_id in ${pedidos}
        group by cp.pedido_id
      ) s where p.id = s.pedido_id`);
  }
}
