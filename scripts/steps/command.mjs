// Runs the government API's own commands on this installation.
import { resolve } from 'node:path';
import { MEMORY } from './memory.mjs';
import { build, install } from './prepare.mjs';
import { at, requireNode, root, run } from './shell.mjs';

/**
 * Runs one to its end; the command itself says what it refused. `paths` are the options that name a file or folder of the person's.
 */
export async function runCommand(name, args, paths = []) {
  requireNode();
  await install();
  await build();
  // npm runs this from the root, but the person's paths start at the folder they typed it in.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const theirs = args.map((arg, n) => (paths.includes(args[n - 1]) ? resolve(cwd, arg) : arg));
  const env = { ...MEMORY, ...process.env, DATA_DIR: resolve(root, process.env.DATA_DIR || '.data') };
  await run(process.execPath, ['--enable-source-maps', at(`apps/government-api/dist/${name}.comando.js`), ...theirs], {
    env,
  }).catch(() => process.exit(1));
}
