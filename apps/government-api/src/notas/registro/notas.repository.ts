import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import { chavesDeNota, notasFiscais } from '../notas.schema.ts';

const { xml: _, ...colunas } = getTableColumns(notasFiscais);
export type NotaGuardada = Omit<typeof notasFiscais.$inferSelect, 'xml'> & { readonly por: string | null };
type NotaEmArquivo = {
  readonly xml: Buffer;
  readonly chave: string;
  readonly especie: components['schemas']['EspecieDaNota'];
};
type Arquivo = { readonly medicaoId: number; readonly versaoDoAtesto: number; readonly sha256: string };

/** Refused attempts that a billing keeps; older ones make room. */
const MAIS_RECUSADAS = 50;
const MAIS_NOTAS = 100;

@Injectable()
export class NotasRepository {
  private select(tx: Transaction) {
    return tx.select({ ...colunas, por: nomeDe(notasFiscais.enviadaPor) }).from(notasFiscais);
  }

  /** The newest first. */
  ofBilling(tx: Transaction, medicaoId: number, most = MAIS_NOTAS): Promise<NotaGuardada[]> {
    return this.select(tx).where(eq(notasFiscais.medicaoId, medicaoId)).orderBy(desc(notasFiscais.id)).limit(most);
  }

  async ofFile(tx: Transaction, { medicaoId, versaoDoAtesto, sha256 }: Arquivo): Promise<NotaGuardada | undefined> {
    const { medicaoId: dela, versaoDoAtesto: doAtesto, sha256: selo } = notasFiscais;
    const [row] = await this.select(tx).where(and(eq(dela, medicaoId), eq(doAtesto, versaoDoAtesto), eq(selo, sha256)));
    return row;
  }

  /** The note that already agrees with the attestation. */
  async agreeing(
    tx: Transaction,
    { medicaoId, versaoDoAtesto }: Omit<Arquivo, 'sha256'>,
  ): Promise<NotaGuardada | undefined> {
    const { medicaoId: dela, versaoDoAtesto: doAtesto, situacao } = notasFiscais;
    const doBilling = and(eq(dela, medicaoId), eq(doAtesto, versaoDoAtesto), eq(situacao, 'CONFERE'));
    const [row] = await this.select(tx).where(doBilling);
    return row;
  }

  /** The billing that the key belongs to; of two at once the second waits for the first, and reads what it wrote. */
  async claim(tx: Transaction, chave: string, medicaoId: number): Promise<number> {
    await tx.insert(chavesDeNota).values({ chave, medicaoId }).onConflictDoNothing();
    const [row] = await tx.select().from(chavesDeNota).where(eq(chavesDeNota.chave, chave));
    if (!row) throw new Error('a key that was claimed has a row');
    return row.medicaoId;
  }

  async insert(tx: Transaction, nova: typeof notasFiscais.$inferInsert): Promise<number> {
    const [row] = await tx.insert(notasFiscais).values(nova).returning({ id: notasFiscais.id });
    if (!row) throw new Error('a note that was inserted has a row');
    return row.id;
  }

  async forgetOldRefusals(tx: Transaction, medicaoId: number): Promise<void> {
    await tx.execute(sql`
      delete from notas_fiscais where id in (
        select id from notas_fiscais where medicao_id = ${medicaoId} and situacao = 'RECUSADA'
        order by id desc offset ${MAIS_RECUSADAS})`);
  }

  async file(tx: Transaction, medicaoId: number, id: number): Promise<NotaEmArquivo | undefined> {
    const [row] = await tx
      .select({ xml: notasFiscais.xml, nota: notasFiscais.nota, chave: notasFiscais.chave })
      .from(notasFiscais)
      .where(and(eq(notasFiscais.id, id), eq(notasFiscais.medicaoId, medicaoId)));
    return row?.xml && row.nota && row.chave
      ? { xml: row.xml, chave: row.chave, especie: row.nota.especie }
      : undefined;
  }
}
