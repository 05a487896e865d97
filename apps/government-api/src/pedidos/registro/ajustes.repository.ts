import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { ajustesPedido, itensPedido } from '../pedidos.schema.ts';
import type { Par } from '../quantidades/itens.rules.ts';

type NovoAjuste = Omit<typeof ajustesPedido.$inferInsert, 'id'>;
export type Ajuste = typeof ajustesPedido.$inferSelect;
export type CelulaAjustada = Par & { para: number };
export type CelulaNova = Par & { precoCentavos: number; contratoId: number };
type Resposta = { agora: Date; usuarioId: number; resposta: string | null };

@Injectable()
export class PedidosAjustesRepository {
  /** Returns the ids of those that wait for an answer. */
  async insert(tx: Transaction, novos: readonly NovoAjuste[]): Promise<number[]> {
    const gravados = await tx
      .insert(ajustesPedido)
      .values([...novos])
      .returning({ id: ajustesPedido.id, situacao: ajustesPedido.situacao });
    return gravados.flatMap(({ id, situacao }) => (situacao === 'SOLICITADO' ? [id] : []));
  }

  async findById(tx: Transaction, pedidoId: number, id: number): Promise<Ajuste | null> {
    const [linha] = await tx
      .select()
      .from(ajustesPedido)
      .where(and(eq(ajustesPedido.id, id), eq(ajustesPedido.pedidoId, pedidoId)));
    return linha ?? null;
  }

  findPending(tx: Transaction, pedidoId: number): Promise<Ajuste[]> {
    return tx.select().from(ajustesPedido).where(pendentesDe(pedidoId));
  }

  async answer(
    tx: Transaction,
    id: number,
    situacao: 'ACEITO' | 'RECUSADO',
    { agora, usuarioId, resposta }: Resposta,
  ): Promise<void> {
    await tx
      .update(ajustesPedido)
      .set({ situacao, respondidoEm: agora, respondidoPor: usuarioId, resposta })
      .where(and(eq(ajustesPedido.id, id), eq(ajustesPedido.situacao, 'SOLICITADO')));
  }

  async closePending(tx: Transaction, pedidoId: number, { agora, usuarioId, resposta }: Resposta): Promise<number[]> {
    const fechados = await tx
      .update(ajustesPedido)
      .set({ situacao: 'RECUSADO', respondidoEm: agora, respondidoPor: usuarioId, resposta })
      .where(pendentesDe(pedidoId))
      .returning({ id: ajustesPedido.id });
    return fechados.map(({ id }) => id);
  }

  async insertCells(
    tx: Transaction,
    pedidoId: number,
    novas: readonly CelulaNova[],
    { confirmado }: { confirmado: boolean },
  ): Promise<void> {
    if (!novas.length) return;
    const zero = { quantidadeProgramada: 0, quantidadeSolicitada: 0, quantidadeConfirmada: confirmado ? 0 : null };
    await tx
      .insert(itensPedido)
      .values(novas.map(nova => ({ ...nova, ...zero, pedidoId })))
      .onConflictDoUpdate({
        target: [itensPedido.pedidoId, itensPedido.tipoAlimentacaoId, itensPedido.tipoPublicoId],
        set: { precoCentavos: sql`excluded.preco_centavos`, contratoId: sql`excluded.contrato_id` },
      });
  }

  async setQuantities(
    tx: Transaction,
    pedidoId: number,
    celulas: readonly CelulaAjustada[],
    { confirmado }: { confirmado: boolean },
  ): Promise<void> {
    if (!celulas.length) return;
    const coluna = confirmado ? sql.raw('quantidade_confirmada') : sql.raw('quantidade_solicitada');
    await tx.execute(sql`
      update itens_pedido i set ${coluna} = v.para
      from jsonb_to_recordset(${JSON.stringify(celulas)}::jsonb)
        as v("tipoAlimentacaoId" int, "tipoPublicoId" int, para int)
      where i.pedido_id = ${pedidoId} and i.tipo_alimentacao_id = v."tipoAlimentacaoId"
        and i.tipo_publico_id = v."tipoPublicoId"`);
  }
}

const pendentesDe = (pedidoId: number) =>
  and(eq(ajustesPedido.pedidoId, pedidoId), eq(ajustesPedido.situacao, 'SOLICITADO'));
