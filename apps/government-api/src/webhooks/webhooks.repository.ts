import { Injectable } from '@nestjs/common';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { entregasWebhook, webhooks } from './webhooks.schema.ts';
import type { SituacaoEntrega } from './webhooks.tipos.table.ts';

export type LinhaWebhook = typeof webhooks.$inferSelect;
export type LinhaEntrega = typeof entregasWebhook.$inferSelect;
export type WebhookLido = {
  readonly webhook: LinhaWebhook;
  readonly criadoPor: string;
  readonly esperando: number;
  readonly mortas: number;
  /** Milliseconds. */
  readonly ultimaEntregaEm: number | null;
};
export type FiltroEntregas = { readonly pagina: number; readonly tamanho: number; readonly situacao?: SituacaoEntrega };

const NA_LISTA = 200;
const contagem = (situacoes: SituacaoEntrega[]) => sql<number>`(
  select count(*)::int from entregas_webhook e
  where e.webhook_id = webhooks.id and e.situacao in (${sql.join(
    situacoes.map(nome => sql`${nome}`),
    sql`, `,
  )}))`;

@Injectable()
export class WebhooksRepository {
  async insert(tx: Transaction, novo: typeof webhooks.$inferInsert): Promise<LinhaWebhook> {
    const [row] = await tx.insert(webhooks).values(novo).returning();
    if (!row) throw new Error('a webhook was not written');
    return row;
  }

  async update(tx: Transaction, id: number, set: Partial<typeof webhooks.$inferInsert>): Promise<void> {
    await tx
      .update(webhooks)
      .set({ ...set, versao: sql`${webhooks.versao} + 1` })
      .where(eq(webhooks.id, id));
  }

  async lock(tx: Transaction, id: number): Promise<LinhaWebhook | undefined> {
    const [row] = await tx
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.id, id), isNull(webhooks.removidoEm)))
      .for('update');
    return row;
  }

  list(tx: Transaction, id?: number): Promise<WebhookLido[]> {
    return tx
      .select({
        webhook: webhooks,
        criadoPor: sql<string>`(select u.nome from usuarios u where u.id = webhooks.criado_por)`,
        esperando: contagem(['PENDENTE', 'ENVIANDO']),
        mortas: contagem(['MORTA']),
        ultimaEntregaEm: sql<number | null>`(
          select (extract(epoch from max(e.terminada_em)) * 1000)::float8 from entregas_webhook e
          where e.webhook_id = webhooks.id and e.situacao = 'ENTREGUE')`,
      })
      .from(webhooks)
      .where(id === undefined ? isNull(webhooks.removidoEm) : eq(webhooks.id, id))
      .orderBy(sql`webhooks.id desc`)
      .limit(NA_LISTA);
  }

  async listDeliveries(
    tx: Transaction,
    webhookId: number,
    { pagina, tamanho, situacao }: FiltroEntregas,
  ): Promise<{ itens: LinhaEntrega[]; total: number }> {
    const dele = eq(entregasWebhook.webhookId, webhookId);
    const filtro = situacao ? and(dele, eq(entregasWebhook.situacao, situacao)) : dele;
    const itens = await tx
      .select()
      .from(entregasWebhook)
      .where(filtro)
      .orderBy(sql`id desc`)
      .limit(tamanho)
      .offset((pagina - 1) * tamanho);
    return { itens, total: await tx.$count(entregasWebhook, filtro) };
  }

  async insertDelivery(tx: Transaction, nova: typeof entregasWebhook.$inferInsert): Promise<LinhaEntrega> {
    const [row] = await tx.insert(entregasWebhook).values(nova).returning();
    if (!row) throw new Error('a delivery was not written');
    return row;
  }

  async lockDelivery(tx: Transaction, webhookId: number, id: number): Promise<LinhaEntrega | undefined> {
    const [row] = await tx
      .select()
      .from(entregasWebhook)
      .where(and(eq(entregasWebhook.id, id), eq(entregasWebhook.webhookId, webhookId)))
      .for('update');
    return row;
  }

  /** Adds one try. The numbering of tries goes on, because a number identifies a try. */
  async queueAgain(tx: Transaction, id: number, agora: Date): Promise<LinhaEntrega> {
    const [row] = await tx
      .update(entregasWebhook)
      .set({ situacao: 'PENDENTE', proximaEm: agora, terminadaEm: null })
      .where(eq(entregasWebhook.id, id))
      .returning();
    if (!row) throw new Error('a delivery lost its row');
    return row;
  }

  async cancelWaiting(tx: Transaction, webhookId: number, agora: Date): Promise<void> {
    await rows(
      tx,
      sql`update entregas_webhook set situacao = 'CANCELADA', tomada_ate = null, terminada_em = ${agora.toISOString()}::timestamptz
          where webhook_id = ${webhookId} and situacao in ('PENDENTE', 'ENVIANDO')`,
    );
  }
}
