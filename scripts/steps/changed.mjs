// `npm test -- mudado`: finds what a change can affect by where its files lie. A guide while working, not a proof: that is `npm
// test`.
import { execFileSync } from 'node:child_process';
import { at } from './shell.mjs';

const git = (...args) => {
  try {
    const said = execFileSync('git', args, { cwd: at(), stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
    return said.toString().split('\0').filter(Boolean);
  } catch {
    return [];
  }
};

/** Paths that differ from where this branch left `origin/main` (from the last commit where there is none), and untracked ones. */
export function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'origin/main').map(line => line.trim());
  const differ = git('diff', '--name-only', '--diff-filter=d', '-z', base);
  return [...new Set([...differ, ...git('ls-files', '--others', '--exclude-standard', '-z')])].sort();
}

export const trackedFiles = () => git('ls-files', '-z', '--cached', '--others', '--exclude-standard');

const SPEC = /\.(spec\.tsx?|e2e\.ts|fault\.ts)$/;
const SLICE = /^((?:apps|packages)\/[^/]+)\/(?:src|test)\/([^/.]+)/;

/** The room whose compiler reads a file; undefined for scripts and pages. */
export const roomOf = file =>
  /^((?:apps|packages)\/[^/]+|e2e|faults|topologia|architecture)\/.*\.tsx?$/.exec(file)?.[1];

/**
 * The specs of `files` that a change asks for: changed ones, those of its slice in its room (beside it, and in the room's `test/`
 * by the slice's name), and the journey of that name. A slice of the contract is a slice of every room.
 */
export function specsOf(changed, files) {
  const specs = files.filter(file => SPEC.test(file));
  const wanted = new Set(changed.filter(file => SPEC.test(file)));
  for (const file of changed) {
    const contract = /^packages\/contracts\/openapi\/[^/]+\/([^/]+)\.yaml$/.exec(file)?.[1];
    const [, room = 'apps/[^/]+', slice = contract] = SLICE.exec(file) ?? [];
    if (!slice) continue;
    const theirs = new RegExp(`^(${room}/(src/${slice}/|test/${slice}[.-])|e2e/${slice}[.-])`);
    for (const spec of specs) if (theirs.test(spec)) wanted.add(spec);
  }
  return [...wanted].sort();
}
