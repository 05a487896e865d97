import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, gte, isNull, lt, ne, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { usuarios } from '../usuarios/usuarios.query.ts';
import { identidadesTrocadas, type NivelDaConta, sessoes } from './sessoes.schema.ts';

export type Sessao = typeof sessoes.$inferSelect;
export type NovaSessao = typeof sessoes.$inferInsert;

/** As many as the contract's list holds; nobody has more computers. */
const MOST = 100;

@Injectable()
export class SessoesRepository {
  async insert(tx: Transaction, nova: NovaSessao): Promise<void> {
    await tx.insert(sessoes).values(nova);
  }

  /** Sessions whose token is still believed: `sessoes_desde`, when a manager ends all, ends these too. */
  async findOpen(tx: Transaction, usuarioId: number, agora: Date): Promise<Sessao[]> {
    const linhas = await tx
      .select({ sessao: sessoes })
      .from(sessoes)
      .innerJoin(usuarios, eq(usuarios.id, sessoes.usuarioId))
      .where(and(aberta(usuarioId, agora), gte(sessoes.iniciadaEm, usuarios.sessoesDesde)))
      .orderBy(desc(sessoes.iniciadaEm), desc(sessoes.id))
      .limit(MOST);
    return linhas.map(({ sessao }) => sessao);
  }

  async levelOf(tx: Transaction, jti: string): Promise<NivelDaConta | null> {
    const [row] = await tx.select({ nivel: sessoes.nivelDaConta }).from(sessoes).where(eq(sessoes.jti, jti));
    return row?.nivel ?? null;
  }

  async exists(tx: Transaction, usuarioId: number, id: number): Promise<boolean> {
    return (await tx.$count(sessoes, and(eq(sessoes.usuarioId, usuarioId), eq(sessoes.id, id)))) > 0;
  }

  endOne(tx: Transaction, usuarioId: number, id: number, em: Date): Promise<number> {
    return this.end(tx, and(aberta(usuarioId, em), eq(sessoes.id, id)), em);
  }

  endOthers(tx: Transaction, usuarioId: number, jti: string, em: Date): Promise<number> {
    return this.end(tx, and(aberta(usuarioId, em), ne(sessoes.jti, jti)), em);
  }

  endByToken(tx: Transaction, usuarioId: number, jti: string, em: Date): Promise<number> {
    return this.end(tx, and(aberta(usuarioId, em), eq(sessoes.jti, jti)), em);
  }

  async deleteExpired(tx: Transaction, agora: Date): Promise<number> {
    const feitas = await tx.delete(sessoes).where(lt(sessoes.expiraEm, agora)).returning({ id: sessoes.id });
    await tx.delete(identidadesTrocadas).where(lt(identidadesTrocadas.expiraEm, agora));
    return feitas.length;
  }

  /** False when this identity token was traded before. */
  async insertExchange(tx: Transaction, resumo: string, expiraEm: Date): Promise<boolean> {
    const feitas = await tx
      .insert(identidadesTrocadas)
      .values({ resumo, expiraEm })
      .onConflictDoNothing()
      .returning({ resumo: identidadesTrocadas.resumo });
    return feitas.length === 1;
  }

  private async end(tx: Transaction, where: SQL | undefined, em: Date): Promise<number> {
    const feitas = await tx.update(sessoes).set({ encerradaEm: em }).where(where).returning({ id: sessoes.id });
    return feitas.length;
  }
}

const aberta = (usuarioId: number, agora: Date): SQL | undefined =>
  and(eq(sessoes.usuarioId, usuarioId), isNull(sessoes.encerradaEm), gt(sessoes.expiraEm, agora));
