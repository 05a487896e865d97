import { problema } from '@alipen/platform/problems/problema';
import { LRUCache } from 'lru-cache';

/** Calls of one address to the operations without a session, in one minute: a person answering with ten files makes fifteen. */
const MOST = 60;
const WINDOW_MS = 60_000;
const ADDRESSES = 10_000;

type Count = { calls: number; readonly until: number };

/** What stands before the open doors instead of a session: nobody knocks often. Of this process; a secret of 192 bits is what keeps the door. */
export class OpenDoorLimit {
  private readonly counts = new LRUCache<string, Count>({ max: ADDRESSES });

  constructor(
    private readonly now: () => number = Date.now,
    private readonly most = MOST,
    private readonly windowMs = WINDOW_MS,
  ) {}

  admit(address: string): void {
    const now = this.now();
    const known = this.counts.get(address);
    const count = known && known.until > now ? known : { calls: 0, until: now + this.windowMs };
    count.calls += 1;
    this.counts.set(address, count);
    if (count.calls <= this.most) return;
    const retryAfter = Math.max(1, Math.ceil((count.until - now) / 1000));
    throw problema('muitas-tentativas', {
      detail: 'Muitas chamadas em pouco tempo. Espere um pouco e tente de novo.',
      retryAfter,
    });
  }
}
