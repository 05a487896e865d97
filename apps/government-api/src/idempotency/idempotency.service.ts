import { createHash } from 'node:crypto';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { gatherForTheEnd } from '../database/ambient-transaction.ts';
import type { Transaction } from '../database/database.ts';
import { IdempotencyKeysRepository, type Intent, type Kept } from './idempotency-keys.repository.ts';

/** Longer than any client keeps an intent: a draft left open over a night is still the same one. */
const KEPT_HOURS = 48;
const BATCH = 5_000;
const PRINTABLE = /^[\x21-\x7e]{1,100}$/;

/** Keys of the calls that wrote something, with what was answered. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly repository: IdempotencyKeysRepository) {}

  /**
   * Undefined when this call is the first with its key and must do its work; else what the first one answered. Waits
   * while an equal call is under way. The same key on another address or body is refused.
   */
  async begin(tx: Transaction, intent: Intent, digital: string): Promise<Kept | undefined> {
    const kept = await this.repository.find(tx, intent);
    if (kept && kept.digital !== digital) throw reusedKey();
    return kept;
  }

  /** Keeps what was answered, as the last thing of the call's transaction. */
  finish(tx: Transaction, intent: Intent, answer: Kept & { readonly digital: string }): void {
    const last = { ...intent, ...answer };
    gatherForTheEnd(tx, () => this.repository.keeping(last), [last]);
  }

  /** For the daily job: removes keys older than 48 hours, in batches; answers how many went. */
  async removerAntigas(tx: Transaction): Promise<number> {
    let total = 0;
    for (let gone = BATCH; gone === BATCH; total += gone) {
      gone = await this.repository.deleteOlder(tx, KEPT_HOURS, BATCH);
    }
    return total;
  }
}

/** The key of a call's header; undefined when there is none. */
export function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && PRINTABLE.test(header)) return header;
  throw problema('dados-invalidos', {
    detail: 'Idempotency-Key tem de 1 a 100 caracteres visíveis, sem espaços; um UUID serve.',
    errors: [{ pointer: '/header/Idempotency-Key', detail: 'De 1 a 100 caracteres visíveis, sem espaços.' }],
  });
}

/** What a call asks for. If-Match is left out: a retry may know a newer version of what it itself wrote. */
export function fingerprint(url: string, body: unknown): string {
  return createHash('sha256')
    .update(`${url}\n${JSON.stringify(body) ?? ''}`)
    .digest('base64url');
}

function reusedKey() {
  return problema('chave-reutilizada', {
    detail: 'Esta Idempotency-Key já foi usada com outro conteúdo. Gere uma chave para cada intenção.',
  });
}
