import type { PGlite } from '@electric-sql/pglite';
import { type Copier, SAME_TEXT } from './copier.ts';

/** The embedded database's own connection; closing stays with who opened it. */
export async function pgliteCopier(client: PGlite): Promise<Copier> {
  for (const [name, value] of Object.entries(SAME_TEXT)) await client.exec(`set ${name} = '${value}'`);
  return {
    kind: 'pglite',
    exec: async statements => void (await client.exec(statements)),
    query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
      (await client.query<Row>(statement, [...parameters])).rows,
    async copyOut(select) {
      const { blob } = await client.query(`copy (${select}) to '/dev/blob'`);
      return blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0);
    },
    async copyIn(into, lines) {
      await client.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([lines]) });
    },
    close: async () => undefined,
  };
}
