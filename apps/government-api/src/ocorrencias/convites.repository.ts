import { Injectable } from '@nestjs/common';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { convitesOcorrencia } from './ocorrencias.schema.ts';

export type Convite = typeof convitesOcorrencia.$inferSelect;

@Injectable()
export class ConvitesRepository {
  async replace(tx: Transaction, novo: typeof convitesOcorrencia.$inferInsert): Promise<void> {
    await this.revoke(tx, novo.ocorrenciaId, novo.criadoEm);
    await tx.insert(convitesOcorrencia).values(novo);
  }

  async revoke(tx: Transaction, ocorrenciaId: number, em: Date): Promise<void> {
    await tx
      .update(convitesOcorrencia)
      .set({ revogadoEm: em })
      .where(
        and(
          eq(convitesOcorrencia.ocorrenciaId, ocorrenciaId),
          isNull(convitesOcorrencia.usadoEm),
          isNull(convitesOcorrencia.revogadoEm),
        ),
      );
  }

  async findBySum(tx: Transaction, codigoSha256: string): Promise<Convite | undefined> {
    const [row] = await tx.select().from(convitesOcorrencia).where(eq(convitesOcorrencia.codigoSha256, codigoSha256));
    return row;
  }

  /** Of two answers at the same time only one finds the code unused. */
  async use(tx: Transaction, id: number, em: Date): Promise<boolean> {
    const usados = await tx
      .update(convitesOcorrencia)
      .set({ usadoEm: em })
      .where(
        and(
          eq(convitesOcorrencia.id, id),
          isNull(convitesOcorrencia.usadoEm),
          isNull(convitesOcorrencia.revogadoEm),
          gt(convitesOcorrencia.expiraEm, em),
        ),
      )
      .returning({ id: convitesOcorrencia.id });
    return usados.length > 0;
  }
}
