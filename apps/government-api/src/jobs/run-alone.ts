import type { Connection } from '../database/connection.ts';

/** Any numbers will do, as long as every process of this service uses the same ones; migrations use the one before. */
const LOCKS = { jobs: 7_205_115, downloads: 7_205_116, demonstracao: 7_205_117 } as const;

/**
 * Does the work if no other process is doing it; otherwise returns undefined at once. The lock belongs to the database
 * session and ends with a process that dies, without a clock or a lease to wait for.
 */
export function runAlone<T>(
  connection: Connection,
  work: () => Promise<T>,
  what: keyof typeof LOCKS = 'jobs',
): Promise<T | undefined> {
  return connection.withSession(async session => {
    const [lock] = await session.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCKS[what]]);
    if (!lock?.mine) return undefined;
    try {
      return await work();
    } finally {
      await session.query('select pg_advisory_unlock($1)', [LOCKS[what]]);
    }
  });
}
