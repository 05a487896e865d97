import { Injectable } from '@nestjs/common';
import { desc, eq, gt, or } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { chavesAssinatura } from './chaves-assinatura.schema.ts';

export type ChaveAssinatura = typeof chavesAssinatura.$inferSelect;

@Injectable()
export class SigningKeysRepository {
  /** The active key first, then the keys retired after `since`, whose tokens may still be alive. */
  findLiving(tx: Transaction, since: Date): Promise<ChaveAssinatura[]> {
    return tx
      .select()
      .from(chavesAssinatura)
      .where(or(eq(chavesAssinatura.ativa, true), gt(chavesAssinatura.aposentadaEm, since)))
      .orderBy(desc(chavesAssinatura.ativa), desc(chavesAssinatura.criadaEm));
  }

  async retireActive(tx: Transaction, at: Date): Promise<void> {
    await tx.update(chavesAssinatura).set({ ativa: false, aposentadaEm: at }).where(eq(chavesAssinatura.ativa, true));
  }

  /** False when another process made an active key first. */
  async insertActive(
    tx: Transaction,
    chave: Pick<ChaveAssinatura, 'kid' | 'alg' | 'privada' | 'publica' | 'criadaEm'>,
  ): Promise<boolean> {
    const feitas = await tx
      .insert(chavesAssinatura)
      .values({ ...chave, ativa: true })
      .onConflictDoNothing()
      .returning({ kid: chavesAssinatura.kid });
    return feitas.length === 1;
  }
}
