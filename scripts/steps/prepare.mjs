// Install and build, each only when something it reads has changed since the last time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, pnpm, run } from './shell.mjs';

const stamp = name => at('.start', name);
const same = (name, value) => existsSync(stamp(name)) && readFileSync(stamp(name), 'utf8') === value;
function remember(name, value) {
  mkdirSync(at('.start'), { recursive: true });
  writeFileSync(stamp(name), value);
}

/** No build reads these: a changed spec builds nothing. */
const SKIPPED = /^(node_modules|dist|\.data|test)$|\.spec\.tsx?$/;

function* files(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) if (!SKIPPED.test(name)) yield* files(join(path, name));
}

/** Hashes names, sizes and times of what a step reads: cheap, and any edit changes it. */
export function fingerprint(paths, byContent = false) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of files(at(path))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(byContent ? readFileSync(file) : `${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

export async function install() {
  const now = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'], true);
  if (existsSync(at('node_modules/.pnpm')) && same('installed', now)) return false;
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], { quiet: true });
  remember('installed', now);
  return true;
}

export async function documents() {
  const now = fingerprint(['packages/contracts/openapi', 'packages/contracts/scripts']);
  if (existsSync(at('packages/contracts/documents/bff.json')) && same('documents', now)) return;
  await run(process.execPath, [at('packages/contracts/scripts/generate.mjs'), '--documents'], { quiet: true });
  remember('documents', now);
}

// swc and vite work file by file, so the rooms need no order.
const ROOMS = [
  'packages/contracts',
  'packages/own-postgres',
  'packages/platform',
  'apps/government-api',
  'apps/bff',
  'apps/web',
];

export async function buildRoom(room) {
  const now = fingerprint(['packages/contracts/src', '.swcrc', 'pnpm-lock.yaml', room]);
  const name = `built-${room.replace('/', '-')}`;
  if (existsSync(at(room, 'dist')) && same(name, now)) return false;
  // Set also where a test runner has set another: the client would get React's development build, twice as slow.
  await run('npm', ['run', 'build', '--silent'], { quiet: true, cwd: at(room), env: { NODE_ENV: 'production' } });
  // The fingerprint of the build's beginning: an edit made meanwhile builds again next time.
  remember(name, now);
  return true;
}

export async function build(rooms = ROOMS) {
  await documents();
  const built = await Promise.all(rooms.map(buildRoom));
  return built.some(Boolean);
}

export const buildServers = () => build(ROOMS.filter(room => room !== 'apps/web'));
