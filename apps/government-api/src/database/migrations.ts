import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Connection, Session } from './connection.ts';

/** Where the dated files are, from the sources and from the build alike. */
export const migrationsFolder = new URL('../../migrations/', import.meta.url);

export type Migration = { readonly nome: string; readonly sha256: string; readonly sql: string };

/** Any number will do as long as every process of this service uses the same one. */
const ADVISORY_LOCK = 7_205_113;

export async function readMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const nomes = (await readdir(folder)).filter(nome => nome.endsWith('.sql')).sort();
  return Promise.all(
    nomes.map(async nome => {
      const sql = await readFile(new URL(nome, folder), 'utf8');
      return { nome, sha256: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'), sql };
    }),
  );
}

/**
 * Applies what is missing, in order of name, each file in its own transaction; refuses a history that differs.
 * Returns the names applied now.
 */
export async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<string[]> {
  return connection.withSession(async session => {
    await session.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      await session.exec(`create table if not exists migracoes (
        nome text primary key, sha256 text not null, aplicada_em timestamptz not null default now())`);
      const pendentes = await pending(session, migrations);
      for (const migration of pendentes) await apply(session, migration);
      return pendentes.map(migration => migration.nome);
    } finally {
      await session.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    }
  });
}

async function pending(session: Session, migrations: readonly Migration[]): Promise<Migration[]> {
  const aplicadas = await session.query<{ nome: string; sha256: string }>('select nome, sha256 from migracoes');
  const porNome = new Map(migrations.map(migration => [migration.nome, migration]));
  for (const { nome, sha256 } of aplicadas) {
    const migration = porNome.get(nome);
    if (!migration) {
      throw new MigrationError(
        `O banco já tem a migração ${nome}, que esta versão do programa não conhece. ` +
          'Use a versão que a aplicou ou uma mais nova.',
      );
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationError(
        `A migração ${nome} mudou depois de aplicada. Migrações só andam para a frente: ` +
          'devolva o arquivo ao que era e escreva outro, com data nova.',
      );
    }
  }
  const nomes = new Set(aplicadas.map(aplicada => aplicada.nome));
  return migrations.filter(migration => !nomes.has(migration.nome));
}

async function apply(session: Session, { nome, sha256, sql }: Migration): Promise<void> {
  await session.exec('begin');
  try {
    await session.exec(sql);
    await session.query('insert into migracoes (nome, sha256) values ($1, $2)', [nome, sha256]);
    await session.exec('commit');
  } catch (cause) {
    await session.exec('rollback');
    throw new MigrationError(`A migração ${nome} falhou e foi desfeita: ${String(cause)}`, { cause });
  }
}

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
