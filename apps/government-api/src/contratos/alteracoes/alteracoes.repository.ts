import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import { alteracoesContrato, precosAValer } from '../contratos.schema.ts';

export type Alteracao = typeof alteracoesContrato.$inferSelect;
export type AlteracaoLida = Alteracao & { por: string };
type NovaLinha = Omit<typeof alteracoesContrato.$inferInsert, 'id'>;
type PrecoFuturo = Omit<typeof precosAValer.$inferInsert, 'id'>;

@Injectable()
export class AlteracoesRepository {
  async ofContract(tx: Transaction, contratoId: number): Promise<AlteracaoLida[]> {
    const lidas = await tx
      .select({ alteracao: alteracoesContrato, por: nomeDe(alteracoesContrato.registradaPor) })
      .from(alteracoesContrato)
      .where(eq(alteracoesContrato.contratoId, contratoId))
      .orderBy(desc(alteracoesContrato.id));
    return lidas.map(({ alteracao, por }) => ({ ...alteracao, por }));
  }

  async insert(tx: Transaction, nova: NovaLinha): Promise<Alteracao | undefined> {
    const [row] = await tx.insert(alteracoesContrato).values(nova).returning();
    return row;
  }

  async schedule(tx: Transaction, precos: readonly PrecoFuturo[]): Promise<void> {
    await tx.insert(precosAValer).values([...precos]);
  }

  async contractsWithDuePrices(tx: Transaction, hoje: string): Promise<number[]> {
    const achados = await tx
      .selectDistinct({ id: precosAValer.contratoId })
      .from(precosAValer)
      .where(and(lte(precosAValer.valeDe, hoje), isNull(precosAValer.aplicadoEm)))
      .orderBy(precosAValer.contratoId);
    return achados.map(({ id }) => id);
  }

  /** In the order in which they begin. */
  async takeDuePrices(
    tx: Transaction,
    contratoId: number,
    { hoje, aplicadoEm }: { hoje: string; aplicadoEm: Date },
  ): Promise<(typeof precosAValer.$inferSelect)[]> {
    const vencidos = await tx
      .update(precosAValer)
      .set({ aplicadoEm })
      .where(
        and(eq(precosAValer.contratoId, contratoId), lte(precosAValer.valeDe, hoje), isNull(precosAValer.aplicadoEm)),
      )
      .returning();
    return vencidos.sort((a, b) => (a.valeDe === b.valeDe ? a.id - b.id : a.valeDe < b.valeDe ? -1 : 1));
  }

  /** The last closed map, from a day on, that holds prices of the contract. */
  async lastClosedMap(
    tx: Transaction,
    contratoId: number,
    de: string,
  ): Promise<{ lotacao: string; data: string } | undefined> {
    const [row] = await rows<{ lotacao: string; data: string }>(
      tx,
      sql`
        select l.nome as lotacao, f.data::text as data
        from fechamentos_mapa f join lotacoes l on l.id = f.lotacao_id
        where f.data >= ${de}::date and f.situacao <> 'REABERTO'
          and exists (select from jsonb_array_elements(f.conteudo->'contratos') k where (k->>'id')::int = ${contratoId})
        order by f.data desc, l.nome limit 1`,
    );
    return row;
  }

  /** Orders already sent for meals from a day on: they keep the price of their sending. */
  async countSentFrom(tx: Transaction, contratoId: number, de: string): Promise<number> {
    const [row] = await rows<{ n: number }>(
      tx,
      sql`
        select count(distinct d.pedido_id)::int as n from demanda_dos_pedidos d
        where d.contrato_id = ${contratoId} and d.data_refeicao >= ${de}::date`,
    );
    return row?.n ?? 0;
  }
}
