import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

const readings = new AsyncLocalStorage<Database>();

/** Whatever the work asks of the injected database is asked of this one; it must write nothing. */
export const readingFrom = <T>(copy: Database, work: () => Promise<T>): Promise<T> => readings.run(copy, work);

/** The database the work reads from, where it is not the primary. */
export const readFrom = (): Database | undefined => readings.getStore();
