import { Injectable } from '@nestjs/common';
import { asc, eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { kept } from '../database/kept-query.ts';
import { dietasPedido, tiposDieta } from './dietas.schema.ts';

export type LinhaTipo = typeof tiposDieta.$inferSelect;
export type NovaDieta = Omit<typeof dietasPedido.$inferInsert, 'id' | 'pedidoId' | 'nomeNoEnvio'>;
export type LinhaDieta = Awaited<ReturnType<DietasRepository['findOf']>>[number];
export type DietasDoPedido = {
  pedidoId: number;
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  codigo: string;
  quantidade: number;
};

const porCodigo = sql`substr(${tiposDieta.codigo}, 2)::int`;

const dietasDoPedido = kept(tx =>
  tx
    .select({
      tipoAlimentacaoId: dietasPedido.tipoAlimentacaoId,
      tipoPublicoId: dietasPedido.tipoPublicoId,
      tipoDietaId: dietasPedido.tipoDietaId,
      codigo: tiposDieta.codigo,
      nome: sql<string>`coalesce(${dietasPedido.nomeNoEnvio}, ${tiposDieta.nome})`,
      quantidade: dietasPedido.quantidade,
      identificacao: dietasPedido.identificacao,
    })
    .from(dietasPedido)
    .innerJoin(tiposDieta, eq(tiposDieta.id, dietasPedido.tipoDietaId))
    .where(eq(dietasPedido.pedidoId, sql.placeholder('pedidoId')))
    .orderBy(asc(dietasPedido.tipoAlimentacaoId), asc(dietasPedido.tipoPublicoId), porCodigo, asc(dietasPedido.id)),
);

@Injectable()
export class DietasRepository {
  findKinds(tx: Transaction): Promise<LinhaTipo[]> {
    return tx.select().from(tiposDieta).orderBy(porCodigo);
  }

  /** One manager at a time writes the catalogue, because codes and names are compared with each other. */
  async lockKinds(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tipos_dieta'), 0)`);
  }

  async insertKind(tx: Transaction, novo: typeof tiposDieta.$inferInsert): Promise<LinhaTipo> {
    const [linha] = await tx.insert(tiposDieta).values(novo).returning();
    return linha as LinhaTipo;
  }

  async updateKind(tx: Transaction, id: number, set: Partial<LinhaTipo>): Promise<LinhaTipo> {
    const [linha] = await tx
      .update(tiposDieta)
      .set({ ...set, versao: sql`${tiposDieta.versao} + 1` })
      .where(eq(tiposDieta.id, id))
      .returning();
    return linha as LinhaTipo;
  }

  async findOf(tx: Transaction, pedidoId: number) {
    return dietasDoPedido(tx, { pedidoId });
  }

  async replace(tx: Transaction, pedidoId: number, dietas: readonly NovaDieta[]): Promise<void> {
    await tx.delete(dietasPedido).where(eq(dietasPedido.pedidoId, pedidoId));
    if (dietas.length) await tx.insert(dietasPedido).values(dietas.map(dieta => ({ ...dieta, pedidoId })));
  }

  async freezeNames(tx: Transaction, pedidoId: number): Promise<void> {
    await tx.execute(sql`
      update dietas_pedido d set nome_no_envio = t.nome
      from tipos_dieta t where d.pedido_id = ${pedidoId} and t.id = d.tipo_dieta_id`);
  }

  /** Counts by code, with nothing of any person. */
  findTotals(tx: Transaction, pedidoIds: readonly number[]): Promise<DietasDoPedido[]> {
    return rows<DietasDoPedido>(
      tx,
      sql`
        select d.pedido_id as "pedidoId", d.tipo_alimentacao_id as "tipoAlimentacaoId", d.tipo_publico_id as "tipoPublicoId",
               t.codigo, sum(d.quantidade)::int as quantidade
        from dietas_pedido d
        join tipos_dieta t on t.id = d.tipo_dieta_id
        where d.pedido_id = any(${sql.param([...pedidoIds])}::int[])
        group by d.pedido_id, d.tipo_alimentacao_id, d.tipo_publico_id, t.codigo
        order by d.pedido_id, d.tipo_alimentacao_id, d.tipo_publico_id, substr(t.codigo, 2)::int`,
    );
  }
}
