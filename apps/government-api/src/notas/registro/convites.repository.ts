import { Injectable } from '@nestjs/common';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import { convitesNota } from '../notas.schema.ts';

export type Convite = typeof convitesNota.$inferSelect;
export type Acesso = Convite & { readonly por: string };

/** The addresses by which suppliers send notes; at most one of a billing is in force. */
@Injectable()
export class ConvitesRepository {
  async access(tx: Transaction, medicaoId: number): Promise<Acesso | undefined> {
    const [row] = await tx
      .select({ convite: convitesNota, por: nomeDe(convitesNota.criadoPor) })
      .from(convitesNota)
      .where(and(eq(convitesNota.medicaoId, medicaoId), isNull(convitesNota.revogadoEm)));
    return row && { ...row.convite, por: row.por };
  }

  async revoke(tx: Transaction, medicaoId: number, em: Date): Promise<boolean> {
    const revogados = await tx
      .update(convitesNota)
      .set({ revogadoEm: em })
      .where(and(eq(convitesNota.medicaoId, medicaoId), isNull(convitesNota.revogadoEm)))
      .returning({ id: convitesNota.id });
    return revogados.length > 0;
  }

  async add(tx: Transaction, novo: Omit<typeof convitesNota.$inferInsert, 'id'>): Promise<void> {
    await tx.insert(convitesNota).values(novo);
  }

  async findBySum(tx: Transaction, codigoSha256: string): Promise<Convite | undefined> {
    const [row] = await tx.select().from(convitesNota).where(eq(convitesNota.codigoSha256, codigoSha256));
    return row;
  }
}
