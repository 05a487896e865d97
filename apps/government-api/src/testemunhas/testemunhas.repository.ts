import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { coassinaturas, livroPublicacoes, testemunhas } from './testemunhas.schema.ts';

export type Linha = typeof testemunhas.$inferSelect;
export type Publicacao = typeof livroPublicacoes.$inferSelect;
type Nova = typeof testemunhas.$inferInsert;
type Coassinatura = typeof coassinaturas.$inferInsert;
/** `em` in milliseconds since 1970. */
type Assinada = { readonly tamanho: number; readonly em: number; readonly selo: string };
/** `assinada`: the largest head that it signed. */
export type TestemunhaLida = Linha & { readonly criadoPorNome: string; readonly assinada: Assinada | null };

const NA_LISTA = 200;

@Injectable()
export class TestemunhasRepository {
  async insert(tx: Transaction, nova: Nova): Promise<Linha> {
    const [row] = await tx.insert(testemunhas).values(nova).returning();
    if (!row) throw new Error('a witness was not written');
    return row;
  }

  async update(tx: Transaction, id: number, set: Partial<Nova>): Promise<void> {
    await tx
      .update(testemunhas)
      .set({ ...set, versao: sql`${testemunhas.versao} + 1` })
      .where(eq(testemunhas.id, id));
  }

  async lock(tx: Transaction, id: number): Promise<Linha | undefined> {
    const [row] = await tx.select().from(testemunhas).where(eq(testemunhas.id, id)).for('update');
    return row;
  }

  async list(tx: Transaction, id?: number): Promise<TestemunhaLida[]> {
    const found = await tx
      .select({
        testemunha: testemunhas,
        criadoPorNome: sql<string>`(select u.nome from usuarios u where u.id = testemunhas.criado_por)`,
        assinada: sql<Assinada | null>`(
          select jsonb_build_object('tamanho', c.tamanho, 'em', (extract(epoch from c.em) * 1000)::float8,
            'selo', s.texto || c.linha || chr(10))
          from coassinaturas c join livro_selos s on s.tamanho = c.tamanho
          where c.testemunha_id = testemunhas.id order by c.tamanho desc limit 1)`,
      })
      .from(testemunhas)
      .where(id === undefined ? undefined : eq(testemunhas.id, id))
      .orderBy(sql`testemunhas.nome, testemunhas.id`)
      .limit(NA_LISTA);
    return found.map(({ testemunha, ...resto }) => ({ ...testemunha, ...resto }));
  }

  withKey(tx: Transaction): Promise<Linha[]> {
    return tx
      .select()
      .from(testemunhas)
      .where(and(testemunhas.ativo, isNotNull(testemunhas.chave)))
      .orderBy(testemunhas.id);
  }

  async addresses(tx: Transaction): Promise<string[]> {
    const found = await tx
      .selectDistinct({ email: testemunhas.email })
      .from(testemunhas)
      .where(and(testemunhas.ativo, isNotNull(testemunhas.email)));
    return found.flatMap(({ email }) => (email ? [email] : []));
  }

  async lastPublished(tx: Transaction): Promise<Publicacao | undefined> {
    const [row] = await tx.select().from(livroPublicacoes).orderBy(desc(livroPublicacoes.tamanho)).limit(1);
    return row;
  }

  async publish(tx: Transaction, publicacao: Publicacao): Promise<void> {
    await tx.insert(livroPublicacoes).values(publicacao);
  }

  /** What these witnesses signed of this head, as it was taken. */
  cosignatures(tx: Transaction, tamanho: number, testemunhaIds: readonly number[]) {
    return tx
      .select({ ...getTableColumns(coassinaturas), testemunha: testemunhas.nome })
      .from(coassinaturas)
      .innerJoin(testemunhas, eq(testemunhas.id, coassinaturas.testemunhaId))
      .where(and(eq(coassinaturas.tamanho, tamanho), inArray(coassinaturas.testemunhaId, [...testemunhaIds])))
      .orderBy(coassinaturas.testemunhaId);
  }

  /** A signature that is there already stays as it is. Returns whose are new. */
  async insertCosignatures(tx: Transaction, novas: readonly Coassinatura[]): Promise<number[]> {
    const added = await tx
      .insert(coassinaturas)
      .values([...novas])
      .onConflictDoNothing()
      .returning({ testemunhaId: coassinaturas.testemunhaId });
    return added.map(({ testemunhaId }) => testemunhaId);
  }
}
