import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { ciclo } from './downloads.ciclo.rules.ts';
import { type EventoDownload, passos } from './downloads.ciclo.table.ts';
import { downloads } from './downloads.schema.ts';

export type Linha = typeof downloads.$inferSelect;
type Nova = Pick<Linha, 'usuarioId' | 'restritaA' | 'tipo' | 'parametros' | 'titulo' | 'nomeArquivo' | 'pedidoEm'>;
type Mudanca = Partial<typeof downloads.$inferInsert>;

const EM_ANDAMENTO = ['NA_FILA', 'EM_PROCESSAMENTO'] as const;

@Injectable()
export class DownloadsRepository {
  async insert(tx: Transaction, nova: Nova): Promise<Linha> {
    const [row] = await tx
      .insert(downloads)
      .values({ ...nova, situacao: 'NA_FILA' })
      .returning();
    if (!row) throw new Error('A download could not be written down.');
    return row;
  }

  async page(tx: Transaction, usuarioId: number, pagina: number, tamanho: number) {
    const dela = eq(downloads.usuarioId, usuarioId);
    const itens = await tx
      .select()
      .from(downloads)
      .where(dela)
      .orderBy(desc(downloads.id))
      .limit(tamanho)
      .offset((pagina - 1) * tamanho);
    return { itens, total: await tx.$count(downloads, dela) };
  }

  async count(tx: Transaction, usuarioId: number): Promise<{ aLer: number; emAndamento: number }> {
    const [row] = await tx
      .select({
        aLer: sql<number>`(count(*) filter (where situacao in ('CONCLUIDO', 'ERRO') and lido_em is null))::int`,
        emAndamento: sql<number>`(count(*) filter (where situacao in ('NA_FILA', 'EM_PROCESSAMENTO')))::int`,
      })
      .from(downloads)
      .where(eq(downloads.usuarioId, usuarioId));
    return row ?? { aLer: 0, emAndamento: 0 };
  }

  /** Locks the person's row, so that two windows cannot both be the last one allowed. */
  async countWaitingOf(tx: Transaction, usuarioId: number): Promise<number> {
    await tx.execute(sql`select id from usuarios where id = ${usuarioId} for update`);
    return tx.$count(downloads, and(eq(downloads.usuarioId, usuarioId), inArray(downloads.situacao, EM_ANDAMENTO)));
  }

  async findOf(tx: Transaction, usuarioId: number, id: number): Promise<Linha | undefined> {
    const [row] = await tx
      .select()
      .from(downloads)
      .where(and(eq(downloads.id, id), eq(downloads.usuarioId, usuarioId)));
    return row;
  }

  /** Applies only where the row is still in the step's starting state and, with `tentativa`, only if nobody began it again since. */
  async step(
    tx: Transaction,
    id: number,
    evento: EventoDownload,
    set: Mudanca = {},
    tentativa?: number,
  ): Promise<Linha | undefined> {
    const [row] = await tx
      .update(downloads)
      .set({ ...set, situacao: passos[evento].para[0] })
      .where(
        and(
          eq(downloads.id, id),
          inArray(downloads.situacao, ciclo.from(evento)),
          tentativa === undefined ? undefined : eq(downloads.tentativas, tentativa),
        ),
      )
      .returning();
    return row;
  }

  /** False where the file is no longer being made because the person gave up. */
  async progress(tx: Transaction, id: number, tentativa: number, progresso: number): Promise<boolean> {
    const [row] = await tx
      .update(downloads)
      .set({ progresso })
      .where(and(eq(downloads.id, id), eq(downloads.tentativas, tentativa), eq(downloads.situacao, 'EM_PROCESSAMENTO')))
      .returning({ id: downloads.id });
    return row !== undefined;
  }

  async markRead(tx: Transaction, usuarioId: number, id: number, lidoEm: Date): Promise<void> {
    await tx
      .update(downloads)
      .set({ lidoEm })
      .where(and(eq(downloads.id, id), eq(downloads.usuarioId, usuarioId), isNull(downloads.lidoEm)));
  }

  async next(tx: Transaction): Promise<Linha | undefined> {
    const [row] = await tx
      .select()
      .from(downloads)
      .where(eq(downloads.situacao, 'NA_FILA'))
      .orderBy(downloads.id)
      .limit(1);
    return row;
  }

  /** Call under the runner's lock: nobody is making a file then, so these rows were left by a process that is gone. */
  abandoned(tx: Transaction): Promise<Linha[]> {
    return tx.select().from(downloads).where(eq(downloads.situacao, 'EM_PROCESSAMENTO'));
  }

  expired(tx: Transaction, agora: Date): Promise<Linha[]> {
    return tx
      .select()
      .from(downloads)
      .where(and(eq(downloads.situacao, 'CONCLUIDO'), lt(downloads.expiraEm, agora)))
      .orderBy(downloads.id)
      .limit(200);
  }

  async deleteBefore(tx: Transaction, antes: Date): Promise<number> {
    const gone = await tx
      .delete(downloads)
      .where(and(inArray(downloads.situacao, ['ERRO', 'CANCELADO', 'EXPIRADO']), lt(downloads.pedidoEm, antes)))
      .returning({ id: downloads.id });
    return gone.length;
  }
}
