import type { OutboxItem } from './device.store.ts';

/** `send` throws ProblemError when the server refuses; sending twice writes once. */
export interface Delivery {
  /** `names`: the item's photos on the server, in its order, for kinds whose photos go first. */
  send: (item: OutboxItem, names: readonly string[]) => Promise<unknown>;
  /** Queries that are stale once the record has arrived. */
  reads: readonly string[];
}
