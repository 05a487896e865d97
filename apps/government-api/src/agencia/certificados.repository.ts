import { Injectable } from '@nestjs/common';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { certificadosAgencia } from './agencia.schema.ts';

export type LinhaCertificado = typeof certificadosAgencia.$inferSelect;

/** Of the certificates that papers were ever signed with. */
@Injectable()
export class CertificadosRepository {
  /** Once each; the first time stays. */
  async keep(tx: Transaction, linhas: readonly LinhaCertificado[]): Promise<void> {
    await tx
      .insert(certificadosAgencia)
      .values([...linhas])
      .onConflictDoNothing();
  }

  find(tx: Transaction, sha256: readonly string[]): Promise<Omit<LinhaCertificado, 'certificado'>[]> {
    const { certificado: _, ...colunas } = getTableColumns(certificadosAgencia);
    return tx
      .select(colunas)
      .from(certificadosAgencia)
      .where(inArray(certificadosAgencia.sha256, [...sha256]));
  }
}
