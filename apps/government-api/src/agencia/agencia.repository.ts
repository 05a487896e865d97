import { Injectable } from '@nestjs/common';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { ReferenceMemory } from '../database/reference-memory.ts';
import { agencia } from './agencia.schema.ts';

/** Without the picture for screens, which is read only where it is asked for. */
const { unica: _, brasao: __, ...colunas } = getTableColumns(agencia);

export type LinhaAgencia = Omit<typeof agencia.$inferSelect, 'unica' | 'brasao'>;
export type Mudanca = Partial<Omit<typeof agencia.$inferInsert, 'unica' | 'versao'>>;

@Injectable()
export class AgenciaRepository {
  constructor(private readonly memory: ReferenceMemory) {}

  /** Undefined until somebody writes it. */
  async find(tx: Transaction): Promise<LinhaAgencia | undefined> {
    const [linha] = await this.memory.rows(tx, 'agencia', () => tx.select(colunas).from(agencia));
    return linha;
  }

  /** Locked until the transaction ends; made where it is the first time. */
  async lock(tx: Transaction): Promise<LinhaAgencia> {
    await tx.insert(agencia).values({}).onConflictDoNothing();
    const [linha] = await tx.select(colunas).from(agencia).for('update');
    if (!linha) throw new Error('the row of the agency was not made');
    return linha;
  }

  async update(tx: Transaction, set: Mudanca): Promise<LinhaAgencia> {
    const [linha] = await tx
      .update(agencia)
      .set({ ...set, versao: sql`${agencia.versao} + 1` })
      .returning(colunas);
    if (!linha) throw new Error('the row of the agency is not there');
    return linha;
  }

  async picture(tx: Transaction): Promise<{ imagem: Buffer; sha256: string } | undefined> {
    const [linha] = await tx.select({ imagem: agencia.brasao, sha256: agencia.brasaoSha256 }).from(agencia);
    return linha?.imagem && linha.sha256 ? { imagem: linha.imagem, sha256: linha.sha256 } : undefined;
  }
}
