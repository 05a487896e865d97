import type { IDBPDatabase } from 'idb';
import { writeNow } from '../app/device.base.ts';

/**
 * Drafts of one kind on this device, by key. A private window or a full disk may refuse: reading then finds nothing and
 * writing answers false; the form works all the same, and its screen says that this safety net is missing.
 */
export function draftStore<T>(base: () => Promise<IDBPDatabase>, store: string) {
  /** Written by this page load itself: coming back to one of these is no recovery and asks nothing. */
  const ofThisLoad = new Set<string>();

  /** null: forget it. All or none, and at once: the tab may be killed in between. */
  const writeAll = (drafts: Readonly<Record<string, T | null>>): Promise<boolean> => {
    for (const key of Object.keys(drafts)) ofThisLoad.add(key);
    return writeNow(base, store, rows => {
      for (const [key, draft] of Object.entries(drafts)) {
        if (draft === null) rows.delete(key);
        else rows.put(draft, key);
      }
    });
  };

  return {
    read: async (key: string): Promise<T | undefined> => {
      try {
        return (await (await base()).get(store, key)) as T | undefined;
      } catch {
        return undefined;
      }
    },
    /** Those whose key begins so, by the rest of the key. */
    readAll: async (prefix: string): Promise<Readonly<Record<string, T>>> => {
      try {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const { store: rows } = (await base()).transaction(store);
        const [keys, drafts] = await Promise.all([rows.getAllKeys(range), rows.getAll(range)]);
        return Object.fromEntries(keys.map((key, n) => [String(key).slice(prefix.length), drafts[n] as T]));
      } catch {
        return {};
      }
    },
    write: (key: string, draft: T | null) => writeAll({ [key]: draft }),
    writeAll,
    isOfThisLoad: (key: string) => ofThisLoad.has(key),
  };
}
