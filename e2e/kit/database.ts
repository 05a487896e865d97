import { execFile } from 'node:child_process';
import { join } from 'node:path';

const ROOM = join(import.meta.dirname, '../../apps/government-api');

/** `npm run verificar -- cadeia` on this database. Not synchronous: the file's product, in this process, must go on serving. */
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
