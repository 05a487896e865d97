import { Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { fotos } from './fotos.table.ts';

export type Foto = typeof fotos.$inferSelect;

@Injectable()
export class FotosRepository {
  async findByNome(tx: Transaction, nome: string): Promise<Foto | undefined> {
    const [row] = await tx.select().from(fotos).where(eq(fotos.nome, nome));
    return row;
  }

  async findBySha256(tx: Transaction, sha256: string, lotacaoId: number): Promise<Foto | undefined> {
    const [row] = await tx
      .select()
      .from(fotos)
      .where(and(eq(fotos.sha256, sha256), eq(fotos.lotacaoId, lotacaoId)));
    return row;
  }

  /** Undefined when the unit already has this photo. */
  async insert(tx: Transaction, foto: typeof fotos.$inferInsert): Promise<Foto | undefined> {
    const [row] = await tx.insert(fotos).values(foto).onConflictDoNothing().returning();
    return row;
  }
}
