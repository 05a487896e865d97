import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { nomeDe } from '../usuarios/usuarios.query.ts';
import { chavesPessoais, desafiosDeChave, gestosDeChave } from './chaves-pessoais.schema.ts';

export type Chave = typeof chavesPessoais.$inferSelect;
export type ChaveLida = Chave & { confirmadaPorNome: string | null; revogadaPorNome: string | null };
export type Desafio = typeof desafiosDeChave.$inferSelect;
type Marca =
  | Pick<Chave, 'confirmadaEm' | 'confirmadaPor'>
  | Pick<Chave, 'revogadaEm' | 'revogadaPor' | 'motivo'>
  | Pick<Chave, 'contador'>;

type Lida = { chave: Chave } & Pick<ChaveLida, 'confirmadaPorNome' | 'revogadaPorNome'>;
const juntas = ({ chave, ...nomes }: Lida): ChaveLida => ({ ...chave, ...nomes });

@Injectable()
export class ChavesPessoaisRepository {
  /** The newest first. */
  async ofPerson(tx: Transaction, usuarioId: number): Promise<ChaveLida[]> {
    const lidas = await this.read(tx)
      .where(eq(chavesPessoais.usuarioId, usuarioId))
      .orderBy(desc(chavesPessoais.id))
      .limit(200);
    return lidas.map(juntas);
  }

  async findById(tx: Transaction, id: number): Promise<ChaveLida | undefined> {
    const [lida] = await this.read(tx).where(eq(chavesPessoais.id, id));
    return lida && juntas(lida);
  }

  /** Held until the transaction ends: two touches of one key are taken one after the other. */
  async lock(tx: Transaction, id: number): Promise<Chave | undefined> {
    const [chave] = await tx.select().from(chavesPessoais).where(eq(chavesPessoais.id, id)).for('update');
    return chave;
  }

  async lockByCredential(tx: Transaction, usuarioId: number, credencial: string): Promise<Chave | undefined> {
    const [chave] = await tx
      .select()
      .from(chavesPessoais)
      .where(and(eq(chavesPessoais.credencial, credencial), eq(chavesPessoais.usuarioId, usuarioId)))
      .for('update');
    return chave;
  }

  /** Undefined where this key is somebody's already. */
  async insert(tx: Transaction, nova: typeof chavesPessoais.$inferInsert): Promise<number | undefined> {
    const [row] = await tx
      .insert(chavesPessoais)
      .values(nova)
      .onConflictDoNothing()
      .returning({ id: chavesPessoais.id });
    return row?.id;
  }

  async mark(tx: Transaction, id: number, set: Marca): Promise<void> {
    await tx
      .update(chavesPessoais)
      .set(set)
      .where(and(eq(chavesPessoais.id, id), isNull(chavesPessoais.revogadaEm)));
  }

  /** In place of the one asked for before. */
  async challenge(tx: Transaction, novo: typeof desafiosDeChave.$inferInsert): Promise<void> {
    const { desafio, pedido = null, expiraEm } = novo;
    await tx
      .insert(desafiosDeChave)
      .values(novo)
      .onConflictDoUpdate({
        target: [desafiosDeChave.usuarioId, desafiosDeChave.finalidade],
        set: { desafio, pedido, expiraEm },
      });
  }

  /** Nobody takes it again. */
  async takeChallenge(
    tx: Transaction,
    usuarioId: number,
    finalidade: Desafio['finalidade'],
  ): Promise<Desafio | undefined> {
    const [row] = await tx
      .delete(desafiosDeChave)
      .where(and(eq(desafiosDeChave.usuarioId, usuarioId), eq(desafiosDeChave.finalidade, finalidade)))
      .returning();
    return row;
  }

  async insertGesture(tx: Transaction, novo: typeof gestosDeChave.$inferInsert): Promise<number> {
    const [row] = await tx.insert(gestosDeChave).values(novo).returning({ id: gestosDeChave.id });
    if (!row) throw new Error('a touch was not written');
    return row.id;
  }

  private read(tx: Transaction) {
    return tx
      .select({
        chave: chavesPessoais,
        confirmadaPorNome: nomeDe(chavesPessoais.confirmadaPor),
        revogadaPorNome: nomeDe(chavesPessoais.revogadaPor),
      })
      .from(chavesPessoais);
  }
}
