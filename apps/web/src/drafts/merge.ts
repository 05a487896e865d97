import { hashKey } from '@tanstack/react-query';

/** What was typed of one record, flat: a key for each thing that two people may change apart from each other. */
export type Fields<T = unknown> = Readonly<Record<string, T>>;

const empty = (value: unknown) => value === null || value === undefined || value === '';

/** Equal as a person sees it: null, undefined and an empty text are the same, and the order of an object's keys is nothing. */
export const same = (one: unknown, other: unknown): boolean =>
  one === other || (empty(one) && empty(other)) || hashKey([one]) === hashKey([other]);

/** A form is dirty when its values differ from the saved ones, not when someone touched it. */
export const changedKeys = (
  one: Fields,
  other: Fields,
  keys: readonly string[] = [...new Set([...Object.keys(one), ...Object.keys(other)])],
) => keys.filter(key => !same(one[key], other[key]));

export interface Merged<F extends Fields = Fields> {
  fields: F;
  /** Both changed them, to different values: they stay mine until the person decides. */
  conflicts: string[];
  /** Only the other side changed them. */
  taken: string[];
}

/** A three-way merge of the common version, this form and the other person's. A change on one side only merges by itself. */
export function merge<F extends Fields>(
  seen: F,
  mine: F,
  theirs: F,
  keys: readonly string[] = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])],
): Merged<F> {
  const fields: Record<string, unknown> = { ...mine };
  const conflicts: string[] = [];
  const taken: string[] = [];
  for (const key of keys) {
    if (same(mine[key], theirs[key]) || same(seen[key], theirs[key])) continue;
    if (same(seen[key], mine[key])) {
      fields[key] = theirs[key];
      taken.push(key);
    } else conflicts.push(key);
  }
  return { fields: fields as F, conflicts, taken };
}
