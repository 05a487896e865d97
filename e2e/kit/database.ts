import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOM = join(import.meta.dirname, '../../apps/government-api');

/** Statements straight into a stopped product's own PostgreSQL, past every rule of ours: what a tamperer would do. */
export function tamper(dataDir: string, statements: string): void {
  const program = `
    import { openOwnPostgres } from '@alipen/own-postgres/own-postgres';
    import pg from 'pg';
    const own = await openOwnPostgres({ folder: process.argv[1], say: console.error, onLost: console.error });
    const client = new pg.Client({ connectionString: own.url() });
    await client.connect();
    await client.query(process.argv[2]);
    await client.end();
    await own.stop();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program, join(dataDir, 'postgresql'), statements], {
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
