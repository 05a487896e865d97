import type { Means } from './means.ts';
import { OwnPostgresError } from './own-postgres-error.ts';
import { refusalOf } from './refusals.table.ts';
import { begin, end, type Server } from './server.ts';

/** The server is given up after more than MOST_DEATHS deaths within this time, in ms. */
const TROUBLE_MS = 300_000;
const MOST_DEATHS = 3;

/** Restarts a server that dies: what was confirmed is there again, and clients connect again. */
export function supervise(
  means: Means,
  first: Server,
  onLost: (error: OwnPostgresError) => void,
): { readonly port: number; stop(): Promise<void> } {
  let stopping = false;
  let current = first;
  let settled = Promise.resolve();
  const deaths: number[] = [];

  const watch = (server: Server): void => {
    current = server;
    server.ended.then(() => {
      if (!stopping) settled = again(server);
    });
  };

  const again = async (dead: Server): Promise<void> => {
    const now = Date.now();
    deaths.push(now);
    means.say(`PostgreSQL ended by itself (${dead.child.signalCode ?? dead.child.exitCode}); it is begun anew`);
    try {
      if (deaths.filter(at => now - at < TROUBLE_MS).length > MOST_DEATHS)
        throw refusalOf(dead.said, means.layout.folder);
      const next = await begin(means, dead.port);
      if (stopping) return end(next, means);
      watch(next);
    } catch (error) {
      if (!stopping)
        onLost(error instanceof OwnPostgresError ? error : refusalOf([String(error)], means.layout.folder));
    }
  };

  watch(first);
  return {
    port: first.port,
    async stop() {
      stopping = true;
      if (current.child.exitCode === null && current.child.signalCode === null) await end(current, means);
      await settled;
    },
  };
}
