import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../apps/government-api/dist');

export type Command = { readonly child: ChildProcess; readonly ended: Promise<{ code: number | null; said: string }> };

/** Nothing of this shell's settings reaches the command. */
export function begin(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Command {
  const child = spawn(process.execPath, [join(DIST, `${name}.comando.js`), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', DEMO: 'false', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk));
  return { child, ended: once(child, 'close').then(([code]) => ({ code, said })) };
}

export async function command(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { code, said } = await begin(name, args, env).ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${said}`);
  return said;
}
