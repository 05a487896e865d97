// A copy of the tree as it stands, with uncommitted work and its own installed packages: the only place where defects are planted.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, root } from '../steps/shell.mjs';

const tracked = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
    .toString()
    .split('\0')
    .filter(path => path && existsSync(at(path)));

export async function copyOfTheTree() {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-plantados-'));
  const inCopy = path => join(folder, path);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.once(signal, () => process.exit(code));
  for (const path of tracked()) {
    mkdirSync(dirname(inCopy(path)), { recursive: true });
    cpSync(at(path), inCopy(path));
  }
  const steps = await import(pathToFileURL(inCopy('scripts/steps/prepare.mjs')).href);
  await steps.install();
  const read = path => (existsSync(inCopy(path)) ? readFileSync(inCopy(path), 'utf8') : undefined);
  return {
    folder,
    build: steps.build,
    read,
    remove,
    /** Writes the defect; the result puts the file back. */
    plant({ file, find, put }) {
      const sound = read(file);
      writeFileSync(
        inCopy(file),
        sound.replace(find, () => put),
      );
      return () => writeFileSync(inCopy(file), sound);
    },
  };
}
