import { Injectable } from '@nestjs/common';
import { gatherForTheEnd } from '../database/ambient-transaction.ts';
import type { Transaction } from '../database/database.ts';
import { LiveRepository } from './live.repository.ts';
import type { Change } from './live-change.ts';

export type { Change };

/** How slices tell open screens that something changed. */
@Injectable()
export class LiveService {
  private readonly announcing = (changes: readonly Change[]) => this.repository.announcing(changes);

  constructor(private readonly repository: LiveRepository) {}

  /** In the transaction of the change: heard when it commits, never when it does not. One statement, for all of a call with a key. */
  async publish(tx: Transaction, changes: Change | readonly Change[]): Promise<void> {
    const all = [changes].flat() as readonly Change[];
    if (all.length && !gatherForTheEnd(tx, this.announcing, all)) await tx.execute(this.announcing(all));
  }

  /** For the daily job, where nobody was connected to prune as time went by. */
  removerAntigas(tx: Transaction): Promise<void> {
    return this.repository.prune(tx);
  }
}
