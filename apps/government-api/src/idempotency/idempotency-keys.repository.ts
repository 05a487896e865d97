import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { keptRows } from '../database/kept-query.ts';
import { chavesIdempotencia as chaves } from './chaves-idempotencia.schema.ts';

/** The user is part of it: another person's equal key is another intent. */
export type Intent = { readonly usuarioId: number; readonly operacao: string; readonly chave: string };
export type Kept = {
  readonly status: number;
  readonly cabecalhos: Record<string, string>;
  readonly corpo: string | null;
};

/** Two intents whose hashes collide only wait for each other. */
const waitForTurn = keptRows(sql`
  select pg_advisory_xact_lock(hashtextextended(
    ${sql.placeholder('usuarioId')}::text || ' ' || ${sql.placeholder('operacao')} || ' ' || ${sql.placeholder('chave')}, 0))`);

const ofIntent = keptRows<Kept & { digital: string }>(sql`
  select status, cabecalhos, corpo, digital from chaves_idempotencia
  where usuario_id = ${sql.placeholder('usuarioId')} and operacao = ${sql.placeholder('operacao')}
    and chave = ${sql.placeholder('chave')}`);

@Injectable()
export class IdempotencyKeysRepository {
  /**
   * The answer of an equal call. One that is under way holds the lock until its commit or rollback, and the second
   * statement sees its result.
   */
  async find(tx: Transaction, intent: Intent): Promise<(Kept & { digital: string }) | undefined> {
    const [, [row]] = await Promise.all([waitForTurn(tx, intent), ofIntent(tx, intent)]);
    return row;
  }

  keeping({
    usuarioId,
    operacao,
    chave,
    digital,
    status,
    cabecalhos,
    corpo,
  }: Intent & Kept & { digital: string }): SQL {
    return sql`
      insert into chaves_idempotencia (usuario_id, operacao, chave, digital, status, cabecalhos, corpo)
      values (${usuarioId}, ${operacao}, ${chave}, ${digital}, ${status}, ${JSON.stringify(cabecalhos)}::jsonb, ${corpo})`;
  }

  /**
   * Returns how many were deleted: at most `limit`, so that the job never locks many rows at once. Uses the clock that
   * wrote them, the database's.
   */
  async deleteOlder(tx: Transaction, hours: number, limit: number): Promise<number> {
    const gone = await tx
      .delete(chaves)
      .where(
        sql`ctid = any(array(select ctid from chaves_idempotencia
          where criada_em < now() - make_interval(hours => ${hours}) limit ${limit}))`,
      )
      .returning({ chave: chaves.chave });
    return gone.length;
  }
}
