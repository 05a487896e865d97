import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** These files belong to the running server, not to its data; the folders below are made anew or come as log. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts'];
const EMPTY = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

/**
 * Copies the data folder of a server without stopping it; the log written meanwhile is needed to begin from the copy.
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function copyWhileItWorks(client: pg.Client, data: string, to: string): Promise<void> {
  await client.query(`select pg_backup_start('copia', fast => true)`);
  await copyFolder(data, to);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (EMPTY.includes(entry.name)) await mkdir(copy, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, copy);
    else if (!LEFT_OUT.includes(entry.name)) await copyFile(source, copy).catch(unlessGone);
  }
}

/** A table may be dropped while it is copied; the log says so too. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
