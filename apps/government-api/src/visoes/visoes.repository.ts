import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { Pessoa } from '../auth/pessoa.ts';
import { rows, type Transaction } from '../database/database.ts';
import { visoes, visoesPadrao } from './visoes.schema.ts';

export type Linha = {
  id: number;
  usuarioId: number;
  tela: string;
  nome: string;
  endereco: string;
  perfil: string | null;
  autor: string;
  padrao: boolean;
};
type Nova = typeof visoes.$inferInsert;

@Injectable()
export class VisoesRepository {
  find(tx: Transaction, pessoa: Pessoa, onde: { tela: string } | { id: number }): Promise<Linha[]> {
    const filtro = 'id' in onde ? sql`v.id = ${onde.id}` : sql`v.tela = ${onde.tela}`;
    return rows<Linha>(
      tx,
      sql`
        select v.id, v.usuario_id as "usuarioId", v.tela, v.nome, v.endereco, v.perfil, u.nome as autor,
          exists (
            select 1 from visoes_padrao p where p.visao_id = v.id and p.usuario_id = ${pessoa.usuarioId}
          ) as padrao
        from visoes v join usuarios u on u.id = v.usuario_id
        where ${filtro} and (
          v.usuario_id = ${pessoa.usuarioId}
          or v.perfil in (${sql.join(
            [...pessoa.authorities, ''].map(cada => sql`${cada}`),
            sql`, `,
          )})
        )
        order by v.nome collate "C", v.id
        limit 2000`,
    );
  }

  /** Locks the author's row, so that two windows of one person cannot both add the fiftieth view. */
  async countOf(tx: Transaction, usuarioId: number): Promise<number> {
    await tx.execute(sql`select id from usuarios where id = ${usuarioId} for update`);
    return tx.$count(visoes, eq(visoes.usuarioId, usuarioId));
  }

  /** Null when the person already has a view of this name on this screen. */
  async insert(tx: Transaction, nova: Nova): Promise<number | null> {
    const [row] = await tx.insert(visoes).values(nova).onConflictDoNothing().returning({ id: visoes.id });
    return row?.id ?? null;
  }

  async nameIsTaken(tx: Transaction, { usuarioId, tela, nome, id }: Linha): Promise<boolean> {
    const [row] = await tx
      .select({ id: visoes.id })
      .from(visoes)
      .where(
        and(eq(visoes.usuarioId, usuarioId), eq(visoes.tela, tela), eq(visoes.nome, nome), sql`${visoes.id} <> ${id}`),
      );
    return row !== undefined;
  }

  async update(tx: Transaction, id: number, set: Partial<Nova>): Promise<void> {
    await tx.update(visoes).set(set).where(eq(visoes.id, id));
  }

  async delete(tx: Transaction, id: number): Promise<void> {
    await tx.delete(visoes).where(eq(visoes.id, id));
  }

  async setDefault(
    tx: Transaction,
    padrao: { usuarioId: number; tela: string; visaoId: number | null },
  ): Promise<void> {
    const { usuarioId, tela, visaoId } = padrao;
    if (visaoId === null) {
      await tx.delete(visoesPadrao).where(and(eq(visoesPadrao.usuarioId, usuarioId), eq(visoesPadrao.tela, tela)));
      return;
    }
    await tx
      .insert(visoesPadrao)
      .values({ usuarioId, tela, visaoId })
      .onConflictDoUpdate({ target: [visoesPadrao.usuarioId, visoesPadrao.tela], set: { visaoId } });
  }
}
