import { type DBSchema, type IDBPDatabase, openDB, type StoreNames, unwrap } from 'idb';

/**
 * Opens a database of this device when it is first used, and again after it failed (a full device may have room in a minute) or was
 * taken away. A device without storage gives a rejected promise; the call never throws.
 */
export function deviceBase<Base extends DBSchema | unknown = unknown>(
  name: string,
  version: number,
  stores: readonly StoreNames<Base>[],
) {
  let base: Promise<IDBPDatabase<Base>> | undefined;
  const forget = () => {
    base = undefined;
  };
  const open = () =>
    openDB<Base>(name, version, {
      upgrade: db => {
        for (const store of stores) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
      },
      // Another tab wants a newer version of the database, which this connection must not hold back.
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
 * Writes and commits at once, not when the page next idles: the tab may be killed in between. Only the transaction is awaited: a
 * promise for each of 500 rows would be 500 events. False: the device refuses (private window, full disk).
 */
export async function writeNow<Base extends DBSchema | unknown>(
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
