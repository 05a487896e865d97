import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOM = join(import.meta.dirname, '../../apps/government-api');

/** Statements straight into a stopped product's embedded database, past every rule of ours: what a tamperer would do. */
export function tamper(dataDir: string, statements: string): void {
  const program = `
    import { PGlite } from '@electric-sql/pglite';
    import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
    const database = await PGlite.create({ dataDir: process.argv[1], extensions: { btree_gist } });
    await database.exec(process.argv[2]);
    await database.close();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program, join(dataDir, 'banco'), statements], {
    cwd: ROOM,
  });
}

/** What `npm run verificar -- cadeia` runs, on a stopped product: what it ends with and what it says. */
export function verifyChains(dataDir: string): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/verificar.comando.js', 'cadeia'], {
    cwd: ROOM,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}
