import type { Values } from './record.model.ts';

const empty = (value: unknown) => value === null || value === undefined || value === '';

/** Equal as a person sees it: null, undefined and an empty text are the same. */
export const same = (one: unknown, other: unknown): boolean =>
  (empty(one) && empty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** A form is dirty when its values differ from the saved ones, not when someone touched it. */
export const changedKeys = (keys: readonly string[], saved: Values, now: Values) =>
  keys.filter(key => !same(saved[key], now[key]));

export interface Merged {
  values: Values;
  conflicts: string[];
  taken: string[];
}

/** A three-way merge of the common version, this form and the other person's. A change on one side only merges by itself. */
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
