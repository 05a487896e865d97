import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { keptRows } from '../database/kept-query.ts';
import { demandaDe, pedidos } from '../pedidos/pedidos.query.ts';

type Schemas = components['schemas'];

const COM_ENTREGA = [
  'ENVIADO',
  'CONFIRMADO',
  'ENTREGUE',
  'ENTREGUE_PARCIAL',
  'NAO_ENTREGUE',
  'ENCERRADO',
] as const satisfies readonly Schemas['SituacaoPedido'][];

/** Before confirmation with the quantity requested; `ordem`: the meal's, on the grid. */
export type CelulaDaEntrega = {
  pedidoId: number;
  tipoAlimentacaoId: number;
  ordem: number;
  tipoPublicoId: number;
  publico: string;
  confirmada: number;
  fornecedor: string | null;
  fornecedorId: number | null;
};
export type PedidoComEntrega = {
  id: number;
  numero: string;
  tipo: Schemas['TipoPedido'];
  situacao: Schemas['SituacaoPedido'];
  versao: number;
  /** In the order of the grid. */
  celulas: readonly CelulaDaEntrega[];
};

const comCelulas = (quais: SQL) =>
  keptRows<PedidoComEntrega>(sql`
    select p.id, p.numero, p.tipo, p.situacao, p.versao, (
      select coalesce(json_agg(json_build_object('pedidoId', p.id, 'tipoAlimentacaoId', t.id, 'ordem', t.ordem,
          'tipoPublicoId', u.id, 'publico', u.nome, 'fornecedor', c.fornecedor, 'fornecedorId', k.fornecedor_id,
          'confirmada', ${demandaDe(sql`i`)})
        order by t.ordem, t.id, u.ordem, u.id), '[]')
      from itens_pedido i join tipos_alimentacao t on t.id = i.tipo_alimentacao_id
      join tipos_publico u on u.id = i.tipo_publico_id
      left join contratos_pedido c on c.pedido_id = i.pedido_id and c.contrato_id = i.contrato_id
      left join contratos k on k.id = i.contrato_id
      where i.pedido_id = p.id) as celulas
    from pedidos p where ${quais} and p.situacao in ${COM_ENTREGA} order by p.id`);
const doDia = comCelulas(
  sql`p.lotacao_id = ${sql.placeholder('lotacaoId')} and p.data_refeicao = ${sql.placeholder('data')}::date`,
);
const doPedido = comCelulas(sql`p.id = ${sql.placeholder('pedidoId')}`);

@Injectable()
export class EntregasRepository {
  /** Serializes receivers of the order, and whoever cancels it meanwhile. */
  async lock(tx: Transaction, pedidoId: number): Promise<void> {
    await tx.select({ id: pedidos.id }).from(pedidos).where(eq(pedidos.id, pedidoId)).for('update');
  }

  find(tx: Transaction, de: { pedidoId: number } | { lotacaoId: number; data: string }): Promise<PedidoComEntrega[]> {
    return 'pedidoId' in de
      ? doPedido(tx, { pedidoId: de.pedidoId })
      : doDia(tx, { lotacaoId: de.lotacaoId, data: de.data });
  }
}
