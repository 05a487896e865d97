import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';

/** `tentativas` already counts this try and identifies it. */
export type Tomada = {
  readonly id: number;
  readonly webhookId: number;
  readonly mensagem: string;
  readonly tipo: string;
  readonly dados: Record<string, unknown>;
  /** Milliseconds. */
  readonly ocorridoEm: number;
  readonly tentativas: number;
  readonly url: string;
  readonly segredo: string;
  readonly segredoAnterior: string | null;
};

export type Fim = {
  readonly situacao: 'ENTREGUE' | 'MORTA' | 'PENDENTE';
  readonly proximaEm: Date | null;
  readonly status: number | null;
  readonly erro: string | null;
  readonly duracaoMs: number;
};

/** Longer than the longest try. */
const LEASE_SECONDS = 60;
const LONGEST_ERROR = 300;

@Injectable()
export class WebhooksFilaRepository {
  /**
   * Marks each one as being sent before its first byte leaves. Two processes never take the same one, as locked rows are skipped.
   * One whose process died comes back when its lease is over.
   */
  take(tx: Transaction, agora: Date, quantas: number): Promise<Tomada[]> {
    const at = sql`${agora.toISOString()}::timestamptz`;
    return rows<Tomada>(
      tx,
      sql`
        with proximas as (
          select e.id from entregas_webhook e join webhooks w on w.id = e.webhook_id
          where w.ativo and w.removido_em is null
            and (e.situacao = 'PENDENTE' and e.proxima_em <= ${at} or e.situacao = 'ENVIANDO' and e.tomada_ate <= ${at})
          order by e.proxima_em, e.id limit ${quantas} for update of e skip locked)
        update entregas_webhook e
        set situacao = 'ENVIANDO', tentativas = e.tentativas + 1, tomada_ate = ${at} + make_interval(secs => ${LEASE_SECONDS}),
          terminada_em = null
        from proximas p, webhooks w
        where e.id = p.id and w.id = e.webhook_id
        returning e.id, e.webhook_id as "webhookId", e.mensagem, e.tipo, e.dados, e.tentativas, w.url, w.segredo,
          (extract(epoch from e.ocorrido_em) * 1000)::float8 as "ocorridoEm",
          case when w.anterior_ate > ${at} then w.segredo_anterior end as "segredoAnterior"`,
    );
  }

  /** Only the holder of the lease may end it: a try that comes back after its lease changes nothing. */
  async end(tx: Transaction, { id, tentativas }: Tomada, agora: Date, fim: Fim): Promise<void> {
    const at = sql`${agora.toISOString()}::timestamptz`;
    await tx.execute(sql`
      update entregas_webhook
      set situacao = ${fim.situacao}, tomada_ate = null, ultima_em = ${at}, ultimo_status = ${fim.status},
        ultimo_erro = ${fim.erro?.slice(0, LONGEST_ERROR) ?? null}, duracao_ms = ${fim.duracaoMs},
        proxima_em = ${(fim.proximaEm ?? agora).toISOString()}::timestamptz,
        terminada_em = ${fim.situacao === 'PENDENTE' ? sql`null` : at}
      where id = ${id} and tentativas = ${tentativas} and situacao = 'ENVIANDO'`);
  }

  async stop(tx: Transaction, webhookId: number, motivo: string): Promise<void> {
    await tx.execute(sql`
      update webhooks set ativo = false, motivo_parada = ${motivo}, versao = versao + 1
      where id = ${webhookId} and ativo`);
  }

  /** Dead deliveries have their own limit, ten times as long, so that somebody looks at them. */
  async deleteBefore(tx: Transaction, entregues: Date, mortas: Date): Promise<number> {
    const apagadas = await rows<{ id: number }>(
      tx,
      sql`delete from entregas_webhook
          where terminada_em < ${entregues.toISOString()}::timestamptz and situacao <> 'MORTA'
            or terminada_em < ${mortas.toISOString()}::timestamptz
          returning id`,
    );
    return apagadas.length;
  }
}
