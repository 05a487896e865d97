import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { traceStatements } from './statement.spans.ts';

export type PgliteSettings = {
  /** A folder, or `memory://`. */
  readonly dataDir: string;
  /** A dump of another PGlite to start from. */
  readonly loadDataDir?: Blob;
  /** Called once the database is closed. */
  readonly onClose?: () => Promise<void>;
};

export type Embedded = Connection & { readonly client: PGlite };

export async function openPglite(settings: PgliteSettings): Promise<Embedded> {
  const client = await PGlite.create({
    dataDir: settings.dataDir,
    extensions: { btree_gist },
    ...(settings.loadDataDir && { loadDataDir: settings.loadDataDir }),
  });
  await client.exec(`set time zone 'UTC'`);
  return {
    kind: 'pglite',
    client,
    // Same dialect, other driver: the two differ only in the type parameter of raw results.
    database: drizzle(client) as unknown as Database,
    // In the process itself: there is no line to lose.
    listen: async (channel, { message }) => {
      const stop = await client.listen(channel, message);
      return async () => {
        if (!client.closed) await stop();
      };
    },
    withSession: work =>
      work({
        exec: async statements => void (await client.exec(statements)),
        query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
          (await client.query<Row>(statement, [...parameters])).rows,
      }),
    trace(spans) {
      traceStatements(client, spans);
      // Inside a transaction PGlite hands out an object of its own, which asks by itself.
      const begin = client.transaction.bind(client);
      client.transaction = work => begin(tx => work(traceStatements(tx, spans)));
    },
    async close() {
      if (!client.closed) await client.close();
      await settings.onClose?.();
    },
  };
}
