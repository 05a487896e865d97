import { Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { papeisAssinados } from './papeis-assinados.schema.ts';

export type PapelAssinado = typeof papeisAssinados.$inferSelect;

@Injectable()
export class PapeisAssinadosRepository {
  /** In the order in which they signed. */
  ofPaper(tx: Transaction, codigo: string): Promise<PapelAssinado[]> {
    return tx
      .select()
      .from(papeisAssinados)
      .where(eq(papeisAssinados.codigo, codigo))
      .orderBy(asc(papeisAssinados.ordem));
  }

  async acceptedAt(tx: Transaction, sha256: string): Promise<Date | null> {
    const [row] = await tx
      .select({ em: papeisAssinados.em })
      .from(papeisAssinados)
      .where(eq(papeisAssinados.sha256, sha256));
    return row?.em ?? null;
  }

  /** Undefined where somebody else's came first. */
  async insert(tx: Transaction, novo: typeof papeisAssinados.$inferInsert): Promise<PapelAssinado | undefined> {
    const [row] = await tx.insert(papeisAssinados).values(novo).onConflictDoNothing().returning();
    return row;
  }
}
