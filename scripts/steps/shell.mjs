// Running other programs, with sentences an operator can act on. No dependency: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const at = (...parts) => join(root, ...parts);

/** A spec compares the Dockerfile's version with it. */
export const PNPM = 'pnpm@12.21.0';

export class StepFailed extends Error {}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new StepFailed(
    `Node ${process.versions.node} is too old: this needs 20.19 or newer. Install Node 20.19+ (24 is best) and try again.`,
  );
}

/** Lines of Node that no longer get corrections, and since when (nodejs.org/en/about/previous-releases). */
const ENDED = { 20: 'abril de 2026', 21: 'junho de 2024', 23: 'junho de 2025' };

/** What to say about the Node that runs; null: nothing. */
export function aboutNode(version = process.versions.node) {
  const since = ENDED[version.split('.')[0]];
  return since ? `O Node ${version} não recebe correções desde ${since}. Funciona, mas o recomendado é o 24.` : null;
}

const STDIO = {
  false: ['ignore', 'inherit', 'inherit'],
  true: ['ignore', 'pipe', 'pipe'],
  // Test runners talk on stderr and repeat themselves as JSON on stdout.
  stdout: ['ignore', 'ignore', 'inherit'],
};

/** `quiet` keeps the output and shows it only when the program fails. Resolves to the output kept. */
export function run(command, args, { quiet = false, env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: STDIO[quiet],
    });
    let kept = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (kept += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(kept);
      if (kept) process.stderr.write(kept);
      reject(new StepFailed(`${[command, ...args].join(' ')} ended with ${signal ?? code}.`));
    });
  });
}

/** pnpm through npx, so that npm is the only tool a machine must have. */
export const pnpm = (args, options) =>
  run('npx', ['--yes', PNPM, ...args], { ...options, env: { npm_config_update_notifier: 'false', ...options?.env } });

export const bin = (path, args, options) => run(process.execPath, [at(path), ...args], options);

export function main(body) {
  body().catch(error => {
    console.error(error instanceof StepFailed ? `\n${error.message}` : error);
    process.exit(1);
  });
}
