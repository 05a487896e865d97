import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { accountFor } from './account.ts';
import { findBinaries, linkLibraries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { DATABASE, type Means, OWNER, options } from './means.ts';
import { refusalOf } from './refusals.table.ts';

const run = promisify(execFile);

/** Text sorts in byte order of its code points, everywhere the same: no library of this machine decides how names are sorted. */
const INITDB = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

export async function prepare(
  layout: Layout,
  how: Omit<Means, 'layout' | 'binaries' | 'env' | 'account'>,
): Promise<Means> {
  const binaries = findBinaries();
  const env = await linkLibraries(binaries, layout.libraries);
  const means = { layout, binaries, env, account: await accountFor(layout.folder, binaries, env), ...how };
  if (!existsSync(layout.data)) await initialise(means);
  return means;
}

/** Creates the folder whole or not at all: an interrupted attempt is begun again. */
async function initialise(means: Means): Promise<void> {
  const { layout, binaries, durable } = means;
  const { unfinished } = layout;
  await rm(unfinished, { recursive: true, force: true });
  const where = [
    '-D',
    unfinished,
    '-U',
    OWNER,
    `--pwfile=${layout.secret}`,
    '--auth=scram-sha-256',
    '--no-instructions',
  ];
  await finished(means, [binaries.initdb, ...where, ...INITDB, ...(durable ? [] : ['--no-sync'])]);
  await finished(means, [binaries.postgres, '--single', '-D', unfinished, 'postgres'], `create database ${DATABASE}\n`);
  await rename(unfinished, layout.data);
}

async function finished(means: Means, command: readonly string[], input = ''): Promise<void> {
  const [program = '', ...args] = [...means.account.prefix, ...command];
  const done = run(program, args, options(means));
  done.child.stdin?.end(input);
  await done.catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw refusalOf(`${error.stdout ?? ''}${error.stderr || error.message}`.trim().split('\n'), means.layout.folder);
  });
}
