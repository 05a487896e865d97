import { createHash } from 'node:crypto';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { gatherForTheEnd } from '../database/ambient-transaction.ts';
import type { Transaction } from '../database/database.ts';
import { IdempotencyKeysRepository, type Intent, type Kept } from './idempotency-keys.repository.ts';

/** Longer than any client keeps an intent: a draft left open over a night still has its key. */
const KEPT_HOURS = 48;
const BATCH = 5_000;
const PRINTABLE = /^[\x21-\x7e]{1,100}$/;

@Injectable()
export class IdempotencyService {
  constructor(private readonly repository: IdempotencyKeysRepository) {}

  /**
   * Undefined when this call is the first with its key and must do its work; otherwise the answer of the first one. Waits
   * while an equal call is under way. The same key on another address or body is refused.
   */
  async begin(tx: Transaction, intent: Intent, digital: string): Promise<Kept | undefined> {
    const kept = await this.repository.find(tx, intent);
    if (kept && kept.digital !== digital) throw reusedKey();
    return kept;
  }

  finish(tx: Transaction, intent: Intent, answer: Kept & { readonly digital: string }): void {
    const last = { ...intent, ...answer };
    gatherForTheEnd(tx, () => this.repository.keeping(last), [last]);
  }

  async removerAntigas(tx: Transaction): Promise<number> {
    let total = 0;
    for (let gone = BATCH; gone === BATCH; total += gone) {
      gone = await this.repository.deleteOlder(tx, KEPT_HOURS, BATCH);
    }
    return total;
  }
}

/** Undefined when the header is absent; throws when it is malformed. */
export function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && PRINTABLE.test(header)) return header;
  throw problema('dados-invalidos', {
    detail: 'Idempotency-Key tem de 1 a 100 caracteres visíveis, sem espaços; um UUID serve.',
    errors: [{ pointer: '/header/Idempotency-Key', detail: 'De 1 a 100 caracteres visíveis, sem espaços.' }],
  });
}

/** If-Match is left out: a retry may know a newer version, which the first try wrote. */
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
