import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Especie } from '../agencia/agencia.service.ts';
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

  /** When a file was accepted, and as which certificates, in their order; null: it never was. */
  async accepted(tx: Transaction, sha256: string): Promise<{ em: Date; especies: Especie[] } | null> {
    const [row] = await tx.select().from(papeisAssinados).where(eq(papeisAssinados.sha256, sha256));
    if (!row) return null;
    const until = (await this.ofPaper(tx, row.codigo)).filter(({ ordem }) => ordem <= row.ordem);
    return { em: row.em, especies: until.map(({ especie }) => especie) };
  }

  async signedBy(tx: Transaction, usuarioId: number, codigos: readonly string[]): Promise<ReadonlySet<string>> {
    const assinados = await tx
      .select({ codigo: papeisAssinados.codigo })
      .from(papeisAssinados)
      .where(and(eq(papeisAssinados.usuarioId, usuarioId), inArray(papeisAssinados.codigo, [...codigos])));
    return new Set(assinados.map(({ codigo }) => codigo));
  }

  /** Undefined where somebody else's came first. */
  async insert(tx: Transaction, novo: typeof papeisAssinados.$inferInsert): Promise<PapelAssinado | undefined> {
    const [row] = await tx.insert(papeisAssinados).values(novo).onConflictDoNothing().returning();
    return row;
  }
}
