import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { AuditTrail, type OnRecord } from '../audit/audit-trail.service.ts';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { type EntidadeContada, fatosPorEntidade, tipoDoAto } from './webhooks.tipos.table.ts';

type Novo = { readonly tipo: string; readonly entidade: string; readonly id: number };

const fatos = (): SQL => {
  const casos = Object.entries(fatosPorEntidade).map(
    ([entidade, ler]) => sql`when ${entidade as EntidadeContada} then (${ler(sql`q.id`)})`,
  );
  return sql`case q.entidade ${sql.join(casos, sql` `)} end`;
};

/**
 * The outbox: an audited act that somebody subscribed to is queued in the same transaction, so that nothing is told that did not
 * happen and nothing that happened is left untold (ADR 60).
 */
@Injectable()
export class WebhooksSaida implements OnModuleInit {
  constructor(
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.audit.onRecord(this.anotar);
  }

  private readonly anotar: OnRecord = async (tx, linhas) => {
    const novos = linhas.flatMap(({ acao, entidade, entidadeId, dados }): Novo[] => {
      // A refused attempt changed nothing.
      const tipo = dados && 'recusa' in dados ? undefined : tipoDoAto(entidade, acao, dados?.de);
      return tipo && entidadeId ? [{ tipo, entidade, id: Number(entidadeId) }] : [];
    });
    if (novos.length) await this.enfileirar(tx, novos);
  };

  private async enfileirar(tx: Transaction, novos: readonly Novo[]): Promise<void> {
    const agora = sql`${this.clock.now().toISOString()}::timestamptz`;
    await tx.execute(sql`
      insert into entregas_webhook (webhook_id, tipo, dados, ocorrido_em, proxima_em)
      select w.id, q.tipo, ${fatos()}, ${agora}, ${agora}
      from jsonb_to_recordset(${JSON.stringify(novos)}::jsonb) as q(tipo text, entidade text, id int)
      join webhooks w on w.ativo and w.removido_em is null and q.tipo = any(w.tipos)`);
  }
}
