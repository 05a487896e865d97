import { LRUCache } from 'lru-cache';
import type { Policy } from '../operations/policies.table.ts';

const CALLERS = 20_000;

export type Standing = {
  readonly admitted: boolean;
  readonly left: number;
  /** Whole seconds until nothing is spent any more. */
  readonly reset: number;
};

/**
 * Counts each caller against one policy with a single number: when all it spent will have come back (GCRA). Nobody gets two windows
 * at once on their border, and a refused call costs nothing. The clock is one nobody can set: one put back would lock everybody
 * out. The unit is a millisecond divided by the quota, so that calls and windows are whole numbers: with fractions the last call of
 * a window was refused at some hours.
 */
export class Quota {
  private readonly paidUntil = new LRUCache<string, number>({ max: CALLERS });
  private readonly span: number;
  private readonly each: number;

  constructor(
    private readonly policy: Policy,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.each = policy.window * 1000;
    this.span = this.each * policy.quota;
  }

  take(caller: string, cost = 1): Standing {
    const now = this.at();
    const from = Math.max(this.paidUntil.get(caller) ?? 0, now);
    const until = from + cost * this.each;
    const admitted = until - now <= this.span;
    if (admitted) this.paidUntil.set(caller, until);
    const spent = (admitted ? until : from) - now;
    return {
      admitted,
      left: Math.floor((this.span - spent) / this.each),
      reset: Math.ceil(spent / this.policy.quota / 1000),
    };
  }

  /** Adds what the caller spent on another replica; it may owe for it, but never longer than one window. */
  spend(caller: string, cost: number): void {
    const now = this.at();
    const from = Math.max(this.paidUntil.get(caller) ?? 0, now);
    this.paidUntil.set(caller, Math.min(from + cost * this.each, now + this.span));
  }

  private at(): number {
    return Math.floor(this.now()) * this.policy.quota;
  }
}
