import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

const readings = new AsyncLocalStorage<Database>();

/** Runs the work with `copy` as the injected database. The work must write nothing. */
export const readingFrom = <T>(copy: Database, work: () => Promise<T>): Promise<T> => readings.run(copy, work);

/** The replica the work reads from; undefined means the primary. */
export const readFrom = (): Database | undefined => readings.getStore();
