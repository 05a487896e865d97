import type { OutboxItem } from './device.store.ts';

/** How one kind of record is sent. Throws ProblemError when the server refuses; sending twice writes once. */
export interface Delivery {
  /** `names`: its photos on the server, in the item's order, where photos go first. */
  send: (item: OutboxItem, names: readonly string[]) => Promise<unknown>;
  /** Readings that are old once it has arrived. */
  reads: readonly string[];
}
