import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Migration, migrate, readMigrations } from '../../src/database/migrations.ts';
import { openPglite } from '../../src/database/pglite.connection.ts';
import { openPostgres } from '../../src/database/postgres.connection.ts';

/** Changes with any migration, so a stale model is never used. */
function versao(migrations: readonly Migration[]): string {
  const hash = createHash('sha256').update('pglite-0.5');
  for (const migration of migrations) hash.update(`${migration.nome} ${migration.sha256}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** A dump of a migrated PGlite, made once per version of the migrations: loading it is three times faster than initdb. */
export async function modeloEmbutido(): Promise<Blob> {
  const migrations = await readMigrations();
  const file = join(tmpdir(), `alipen-modelo-${versao(migrations)}.tar`);
  const guardado = await readFile(file).catch(() => undefined);
  if (guardado) return new Blob([guardado]);
  const connection = await openPglite({ dataDir: 'memory://' });
  await migrate(connection, migrations);
  const dump = await connection.client.dumpDataDir('none');
  await connection.close();
  const temporario = `${file}.${process.pid}`;
  await writeFile(temporario, Buffer.from(await dump.arrayBuffer()));
  await rename(temporario, file);
  return dump;
}

/** A new database copied from a migrated template of the same server (the template stays for the next run). */
export async function modeloPostgres(servidor: string): Promise<{ url: string; descartar: () => Promise<void> }> {
  const migrations = await readMigrations();
  const modelo = `alipen_modelo_${versao(migrations)}`;
  const nome = `alipen_teste_${process.pid}_${randomBytes(4).toString('hex')}`;
  await comAdministrador(servidor, async admin => {
    // Spec files start together: one makes the template, the others wait; nobody copies it half-made.
    await admin.query('select pg_advisory_lock(7205114)');
    const existe = await admin.query('select 1 from pg_database where datname = $1', [modelo]);
    if (!existe.rowCount) {
      await admin.query(`drop database if exists ${modelo}_novo with (force)`);
      await admin.query(`create database ${modelo}_novo`);
      const connection = openPostgres({ url: trocarBanco(servidor, `${modelo}_novo`), onIdleError: () => undefined });
      await migrate(connection, migrations).finally(() => connection.close());
      await admin.query(`alter database ${modelo}_novo rename to ${modelo}`);
    }
    await admin.query(`create database ${nome} template ${modelo}`);
  });
  return {
    url: trocarBanco(servidor, nome),
    descartar: () =>
      comAdministrador(servidor, async admin => {
        await admin.query(`drop database if exists ${nome} with (force)`);
      }),
  };
}

async function comAdministrador(servidor: string, trabalho: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: servidor });
  await admin.connect();
  try {
    await trabalho(admin);
  } finally {
    await admin.end();
  }
}

function trocarBanco(servidor: string, banco: string): string {
  const url = new URL(servidor);
  url.pathname = `/${banco}`;
  return url.href;
}
