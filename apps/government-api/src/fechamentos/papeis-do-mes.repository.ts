import { Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { papeisDoMes } from './fechamentos.schema.ts';

export type PapelDoMes = typeof papeisDoMes.$inferSelect;

@Injectable()
export class PapeisDoMesRepository {
  /** The same paper keeps the code it was given the first time. */
  async emit(tx: Transaction, novo: typeof papeisDoMes.$inferInsert): Promise<string> {
    await tx.insert(papeisDoMes).values(novo).onConflictDoNothing();
    const { lotacaoId, mes, selo } = papeisDoMes;
    const [row] = await tx
      .select({ codigo: papeisDoMes.codigo })
      .from(papeisDoMes)
      .where(and(eq(lotacaoId, novo.lotacaoId), eq(mes, novo.mes), eq(selo, novo.selo)));
    if (!row) throw new Error('a paper was not written');
    return row.codigo;
  }

  async findByCode(tx: Transaction, codigo: string): Promise<PapelDoMes | undefined> {
    const [row] = await tx.select().from(papeisDoMes).where(eq(papeisDoMes.codigo, codigo));
    return row;
  }
}
