import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { LARGURA } from './arvore.rules.ts';
import { livroChaves, livroFolhas, livroNos, livroSelos } from './livro.schema.ts';
import type { Chave } from './selo.rules.ts';

export type Selo = typeof livroSelos.$inferSelect;
type Colocada = { readonly id: number; readonly indice: number; readonly hash: Buffer };
type No = typeof livroNos.$inferInsert;
/** Without a place until the ledger's job gives it one. */
export type FolhaDoPapel = { readonly indice: number | null; readonly texto: string; readonly em: Date };
export type FolhaLida = { readonly indice: number; readonly texto: string };

@Injectable()
export class LivroRepository {
  /** Whoever adds leaves holds it until the transaction ends. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('livro_folhas'), 0)`);
  }

  async size(tx: Transaction): Promise<number> {
    const [row] = await tx
      .select({ indice: livroFolhas.indice })
      .from(livroFolhas)
      .where(isNotNull(livroFolhas.indice))
      .orderBy(desc(livroFolhas.indice))
      .limit(1);
    return (row?.indice ?? -1) + 1;
  }

  /** In the order in which they were written. */
  waiting(tx: Transaction, most: number): Promise<{ id: number; texto: string }[]> {
    return tx
      .select({ id: livroFolhas.id, texto: livroFolhas.texto })
      .from(livroFolhas)
      .where(isNull(livroFolhas.indice))
      .orderBy(asc(livroFolhas.id))
      .limit(most);
  }

  async countWaiting(tx: Transaction): Promise<number> {
    const [row] = await tx.select({ quantas: count() }).from(livroFolhas).where(isNull(livroFolhas.indice));
    return row?.quantas ?? 0;
  }

  async place(tx: Transaction, folhas: readonly Colocada[]): Promise<void> {
    const ids = folhas.map(({ id }) => id);
    const indices = folhas.map(({ indice }) => indice);
    const hashes = folhas.map(({ hash }) => hash.toString('hex'));
    await tx.execute(sql`
      update livro_folhas f set indice = v.indice, hash = decode(v.hash, 'hex')
      from unnest(${sql.param(ids)}::bigint[], ${sql.param(indices)}::bigint[], ${sql.param(hashes)}::text[]) v (id, indice, hash)
      where f.id = v.id`);
  }

  async keep(tx: Transaction, nos: readonly No[]): Promise<void> {
    if (nos.length) await tx.insert(livroNos).values([...nos]);
  }

  /** 256 hashes of a kept level, or as many as there are. */
  async page(tx: Transaction, nivel: number, pagina: number): Promise<Buffer[]> {
    const de = pagina * LARGURA;
    const dele = nivel === 0 ? livroFolhas : livroNos;
    const found = await tx
      .select({ hash: dele.hash })
      .from(dele)
      .where(
        and(nivel === 0 ? undefined : eq(livroNos.nivel, nivel), gte(dele.indice, de), lt(dele.indice, de + LARGURA)),
      )
      .orderBy(asc(dele.indice));
    return found.flatMap(({ hash }) => (hash ? [hash] : []));
  }

  async key(tx: Transaction): Promise<Chave | undefined> {
    const [row] = await tx
      .select({ privada: livroChaves.privada, publica: livroChaves.publica })
      .from(livroChaves)
      .orderBy(desc(livroChaves.id))
      .limit(1);
    return row;
  }

  async insertKey(tx: Transaction, chave: Chave, criadaEm: Date): Promise<void> {
    await tx.insert(livroChaves).values({ ...chave, criadaEm });
  }

  async lastSeal(tx: Transaction): Promise<Selo | undefined> {
    const [row] = await tx.select().from(livroSelos).orderBy(desc(livroSelos.tamanho)).limit(1);
    return row;
  }

  async seal(tx: Transaction, tamanho: number): Promise<Selo | undefined> {
    const [row] = await tx.select().from(livroSelos).where(eq(livroSelos.tamanho, tamanho));
    return row;
  }

  async insertSeal(tx: Transaction, selo: Selo): Promise<void> {
    await tx.insert(livroSelos).values(selo);
  }

  /** Those with a place, from one on. */
  async leaves(tx: Transaction, de: number, quantas: number): Promise<FolhaLida[]> {
    const { indice, texto } = livroFolhas;
    const found = await tx
      .select({ indice, texto })
      .from(livroFolhas)
      .where(and(gte(indice, de), lt(indice, de + quantas)))
      .orderBy(asc(indice));
    return found.map(row => ({ ...row, indice: row.indice ?? 0 }));
  }

  ofPapers(tx: Transaction, codigos: readonly string[], most: number): Promise<FolhaDoPapel[]> {
    const { indice, texto, em, id } = livroFolhas;
    return tx
      .select({ indice, texto, em })
      .from(livroFolhas)
      .where(inArray(livroFolhas.codigo, [...codigos]))
      .orderBy(asc(id))
      .limit(most);
  }

  /** What the tables say that the ledger does not, and the other way round; some of each. */
  differences(tx: Transaction, most: number): Promise<{ texto: string; onde: 'SO_NAS_TABELAS' | 'SO_NO_LIVRO' }[]> {
    return rows<{ texto: string; onde: 'SO_NAS_TABELAS' | 'SO_NO_LIVRO' }>(
      tx,
      sql`
        select coalesce(a.texto, f.texto) as texto,
          case when f.texto is null then 'SO_NAS_TABELAS' else 'SO_NO_LIVRO' end as onde
        from livro_atos a full join livro_folhas f on f.texto = a.texto
        where a.texto is null or f.texto is null
        order by 1 limit ${most}`,
    );
  }
}
