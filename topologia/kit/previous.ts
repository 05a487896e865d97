import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNPM } from '../../scripts/steps/shell.mjs';

const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = 'apps/government-api/migrations';
const PACKAGES = ['@alipen/contracts', '@alipen/platform', '@alipen/government-api', '@alipen/bff'];

const git = (...args: string[]): string => execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim();

/**
 * The commit before the one that brought the newest migration: the newest version that does not know the database as it is now.
 * TOPOLOGIA_ANTERIOR names another. Undefined where this copy has no history that reaches it.
 */
export function previousVersion(): string | undefined {
  try {
    const named = process.env.TOPOLOGIA_ANTERIOR;
    if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
    const newest = git('ls-tree', '-r', '--name-only', 'HEAD', `${MIGRATIONS}/`).split('\n').sort().at(-1) ?? '';
    const brought = git('log', '--diff-filter=A', '--format=%H', '-1', '--', newest);
    return git('rev-parse', '--verify', `${brought}^`);
  } catch {
    return undefined;
  }
}

export type Built = { readonly root: string; readonly remove: () => void };

export function buildOf(commit: string): Built {
  const root = mkdtempSync(join(tmpdir(), 'alipen-anterior-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    const archive = execFileSync('git', ['-C', ROOT, 'archive', commit], { maxBuffer: 1 << 30 });
    mkdirSync(root, { recursive: true });
    execFileSync('tar', ['-x', '-C', root], { input: archive });
    const pnpm = (...args: string[]): void =>
      void execFileSync('npx', ['--yes', PNPM, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    const chosen = PACKAGES.flatMap(name => ['--filter', name]);
    pnpm(...PACKAGES.flatMap(name => ['--filter', `${name}...`]), 'install', '--frozen-lockfile', '--prefer-offline');
    // The compiler is a dependency of the workspace's root.
    pnpm('install', '--frozen-lockfile', '--prefer-offline', '--filter', 'alipen');
    pnpm(...chosen, '--fail-if-no-match', 'run', 'build');
    return { root, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
