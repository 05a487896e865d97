import { execFile } from 'node:child_process';
import { join } from 'node:path';

const ROOM = join(import.meta.dirname, '../../apps/government-api');

/** What `npm run verificar -- cadeia` runs on this database: what it ends with and what it says. The product of the file goes on serving meanwhile: both are of this process. */
export function verifyChains(database: string): Promise<{ status: number | null; said: string }> {
  const env = { ...process.env, DATABASE_URL: database };
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      ['dist/verificar.comando.js', 'cadeia'],
      { cwd: ROOM, env },
      (_, stdout, stderr) => resolve({ status: child.exitCode, said: `${stdout}${stderr}` }),
    );
  });
}
