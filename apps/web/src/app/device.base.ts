import { type DBSchema, type IDBPDatabase, openDB, type StoreNames, unwrap } from 'idb';

/**
 * The one way to a database on this device: opened when it is first asked for, and anew after it failed (a full device may
 * have room again in a minute) or was taken away. Asked for, it is always a promise, also where there is no such storage.
 */
export function deviceBase<Base extends DBSchema>(name: string, version: number, stores: readonly StoreNames<Base>[]) {
  let base: Promise<IDBPDatabase<Base>> | undefined;
  const forget = () => {
    base = undefined;
  };
  const open = () =>
    openDB<Base>(name, version, {
      upgrade: db => {
        for (const store of stores) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
      },
      // Another tab wants a newer form of it: this one must not hold it back.
      blocking: (_now, _next, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  return async (): Promise<IDBPDatabase<Base>> => {
    base ??= open().catch(error => {
      forget();
      throw error;
    });
    return base;
  };
}

/**
 * Writes and commits at once, not when the page next idles: the tab may be killed in between. Only the whole is waited
 * for: a promise for each of 500 rows would be 500 events. False: this device refuses (private window, full disk).
 */
export async function writeNow<Base extends DBSchema>(
  base: () => Promise<IDBPDatabase<Base>>,
  store: StoreNames<Base>,
  write: (store: IDBObjectStore) => void,
): Promise<boolean> {
  try {
    const change = (await base()).transaction(store, 'readwrite');
    write(unwrap(change.store) as IDBObjectStore);
    change.commit();
    await change.done;
    return true;
  } catch {
    return false;
  }
}
