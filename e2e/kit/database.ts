import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOM = join(import.meta.dirname, '../../apps/government-api');

/** What `npm run verificar -- cadeia` runs on this database: what it ends with and what it says. */
export function verifyChains(database: string): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/verificar.comando.js', 'cadeia'], {
    cwd: ROOM,
    env: { ...process.env, DATABASE_URL: database },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}
