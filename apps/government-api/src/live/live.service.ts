import { Injectable } from '@nestjs/common';
import { gatherForTheEnd } from '../database/ambient-transaction.ts';
import type { Transaction } from '../database/database.ts';
import { LiveRepository } from './live.repository.ts';
import type { Change } from './live-change.ts';

export type { Change };

@Injectable()
export class LiveService {
  private readonly announcing = (changes: readonly Change[]) => this.repository.announcing(changes);

  constructor(private readonly repository: LiveRepository) {}

  /**
   * Called in the transaction of the change, so it is announced only if that commits. In a call with an Idempotency-Key
   * all changes are one statement.
   */
  async publish(tx: Transaction, changes: Change | readonly Change[]): Promise<void> {
    const all = [changes].flat() as readonly Change[];
    if (all.length && !gatherForTheEnd(tx, this.announcing, all)) await tx.execute(this.announcing(all));
  }

  /** For the daily job, for when no reader was connected to make the hub prune. */
  removerAntigas(tx: Transaction): Promise<void> {
    return this.repository.prune(tx);
  }
}
