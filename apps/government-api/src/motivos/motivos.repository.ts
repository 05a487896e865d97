import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { ReferenceMemory } from '../database/reference-memory.ts';
import { motivos } from './motivos.schema.ts';

export type Contexto = components['schemas']['ContextoMotivo'];
export type LinhaMotivo = typeof motivos.$inferSelect;
type Novo = typeof motivos.$inferInsert;

@Injectable()
export class MotivosRepository {
  constructor(private readonly memory: ReferenceMemory) {}

  find(
    tx: Transaction,
    { contexto, inativos }: { contexto?: Contexto; inativos: boolean },
  ): Promise<readonly LinhaMotivo[]> {
    const quais = and(
      contexto ? eq(motivos.contexto, contexto) : undefined,
      inativos ? undefined : eq(motivos.ativo, true),
    );
    return this.memory.rows(tx, `motivos ${contexto} ${inativos}`, () =>
      tx
        .select()
        .from(motivos)
        .where(quais)
        .orderBy(asc(motivos.contexto), asc(motivos.ordem), asc(motivos.id))
        .limit(500),
    );
  }

  async findById(tx: Transaction, id: number): Promise<LinhaMotivo | undefined> {
    const [linha] = await tx.select().from(motivos).where(eq(motivos.id, id));
    return linha;
  }

  /** One manager at a time writes a context, because words, codes and order are compared with each other. */
  async lock(tx: Transaction, contexto: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('motivos'), hashtext(${contexto}))`);
  }

  async insert(tx: Transaction, novo: Novo): Promise<LinhaMotivo | undefined> {
    const [linha] = await tx.insert(motivos).values(novo).onConflictDoNothing().returning();
    return linha;
  }

  async update(tx: Transaction, id: number, set: Partial<Novo>): Promise<void> {
    await tx
      .update(motivos)
      .set({ ...set, versao: sql`${motivos.versao} + 1` })
      .where(eq(motivos.id, id));
  }

  async setOrder(tx: Transaction, ids: readonly number[]): Promise<void> {
    const posicoes = sql.join(
      ids.map((id, posicao) => sql`(${id}::int, ${(posicao + 1) * 10}::int)`),
      sql`, `,
    );
    await tx.execute(sql`
      update motivos m set ordem = o.ordem from (values ${posicoes}) as o (id, ordem) where m.id = o.id`);
  }
}
