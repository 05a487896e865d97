import { Injectable } from '@nestjs/common';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { assinaturasGovbr } from './assinaturas-govbr.schema.ts';

export type Tentativa = typeof assinaturasGovbr.$inferSelect;
type Fim = Pick<Tentativa, 'situacao'> & Partial<Pick<Tentativa, 'motivo' | 'ficha' | 'expiraEm'>>;

@Injectable()
export class AssinaturasGovbrRepository {
  async insert(tx: Transaction, nova: typeof assinaturasGovbr.$inferInsert): Promise<void> {
    await tx.insert(assinaturasGovbr).values(nova);
  }

  async deleteExpired(tx: Transaction, antes: Date): Promise<void> {
    await tx.delete(assinaturasGovbr).where(lt(assinaturasGovbr.expiraEm, antes));
  }

  async find(tx: Transaction, usuarioId: number, id: string): Promise<Tentativa | undefined> {
    const [row] = await tx
      .select()
      .from(assinaturasGovbr)
      .where(and(eq(assinaturasGovbr.id, id), eq(assinaturasGovbr.usuarioId, usuarioId)));
    return row;
  }

  async findByState(tx: Transaction, usuarioId: number, estado: string): Promise<Tentativa | undefined> {
    const [row] = await tx
      .select()
      .from(assinaturasGovbr)
      .where(and(eq(assinaturasGovbr.estado, estado), eq(assinaturasGovbr.usuarioId, usuarioId)));
    return row;
  }

  /** Of two returns at once one takes it. Undefined where there is none to take. */
  async take(tx: Transaction, usuarioId: number, { estado, em }: { estado: string; em: Date }) {
    const [row] = await tx
      .update(assinaturasGovbr)
      .set({ recebidaEm: em })
      .where(
        and(
          eq(assinaturasGovbr.estado, estado),
          eq(assinaturasGovbr.usuarioId, usuarioId),
          isNull(assinaturasGovbr.recebidaEm),
          gt(assinaturasGovbr.expiraEm, em),
        ),
      )
      .returning();
    return row;
  }

  async end(tx: Transaction, id: string, fim: Fim): Promise<Tentativa> {
    const [row] = await tx.update(assinaturasGovbr).set(fim).where(eq(assinaturasGovbr.id, id)).returning();
    if (!row) throw new Error('an attempt went while gov.br was asked');
    return row;
  }

  async forgetToken(tx: Transaction, id: string): Promise<void> {
    await tx.update(assinaturasGovbr).set({ ficha: null }).where(eq(assinaturasGovbr.id, id));
  }
}
