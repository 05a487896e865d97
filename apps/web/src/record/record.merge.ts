import type { Values } from './record.model.ts';

const empty = (value: unknown) => value === null || value === undefined || value === '';

/** Equal as a person sees it: nothing is nothing, whether null, absent or an empty text. */
export const same = (one: unknown, other: unknown): boolean =>
  (empty(one) && empty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** The keys that differ from the saved values: what makes a form dirty, not that someone touched it. */
export const changedKeys = (keys: readonly string[], saved: Values, now: Values) =>
  keys.filter(key => !same(saved[key], now[key]));

export interface Merged {
  values: Values;
  /** Changed on both sides, to different values: a person must choose. */
  conflicts: string[];
  /** Taken over from the other side, because only it changed them. */
  taken: string[];
}

/** Three ways: what both saw, what stands here, what the other saved. What only one side changed merges by itself. */
export function merge(keys: readonly string[], seen: Values, mine: Values, theirs: Values): Merged {
  const values: Values = { ...mine };
  const conflicts: string[] = [];
  const taken: string[] = [];
  for (const key of keys) {
    if (same(mine[key], theirs[key]) || same(seen[key], theirs[key])) continue;
    if (same(seen[key], mine[key])) {
      values[key] = theirs[key];
      taken.push(key);
    } else conflicts.push(key);
  }
  return { values, conflicts, taken };
}
