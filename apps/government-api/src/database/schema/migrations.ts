import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Session } from '../connection.ts';
import { createRole, grantTo, roleExists } from './privileges.ts';

/** The path is right from the sources and from the build. */
const migrationsFolder = new URL('../../../migrations/', import.meta.url);

/** The role that works on the tables; without a password it must already exist. */
export type Role = { readonly name: string; readonly password: string };

export type Migration = { readonly nome: string; readonly sha256: string; readonly sql: string };

/** Any number will do, as long as every process of this service uses the same one. */
const ADVISORY_LOCK = 7_205_113;

/**
 * A migration that waits for a table makes everybody behind it wait too, so it gives up after this and tries again (ADR
 * 64). This is well before PostgreSQL looks for deadlocks (1 s), whose victim would be somebody's write. All tries
 * together give the readings of a busy system two minutes to end.
 */
const LOCK_TIMEOUT = '200ms';
const TRIES = 100;
const PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';
const MAY_NOT = '42501';

/** The first release whose programs do without what this file takes away; undefined for a file that only adds (ADR 64). */
const contractsSince = (sql: string): string | undefined => /^-- contracts since (\d+\.\d+\.\d+)\b/m.exec(sql)?.[1];

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
 * Applies what is missing, in order of name, each file in its own transaction. Refuses a history that differs, except
 * for what a newer program added without taking anything away. Then makes `role` if needed, and lets it do only what the
 * application does (ADR 66). Returns the names applied now.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  role?: Role,
): Promise<string[]> {
  return connection.withSession(async session => {
    // Asks repeatedly: one statement that waits would meet the connection's own limit.
    while (!(await lock(session))) await wait(200);
    try {
      if (!(await hasHistory(session)))
        await session.exec(`create table if not exists migracoes (
        nome text primary key, sha256 text not null, aplicada_em timestamptz not null default now());
        alter table migracoes add column if not exists contrai text`);
      const pendentes = await pending(session, migrations);
      for (const migration of pendentes) await apply(session, migration);
      if (role) await equip(session, role);
      return pendentes.map(migration => migration.nome);
    } finally {
      await session.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    }
  });
}

/** Checked first because a role that is not the owner may start where nothing is to be migrated, but may create nothing. */
async function hasHistory(session: Session): Promise<boolean> {
  const [row] = await session.query<{ there: boolean }>(
    `select exists (select from pg_attribute where attrelid = to_regclass('public.migracoes') and attname = 'contrai') as there`,
  );
  return row?.there ?? false;
}

async function equip(session: Session, { name, password }: Role): Promise<void> {
  try {
    if (password) await createRole(session, name, password);
    else if (!(await roleExists(session, name))) throw roleIsMissing(name);
  } catch (cause) {
    throw cause instanceof Error && Reflect.get(cause, 'code') === MAY_NOT ? roleIsMissing(name, cause) : cause;
  }
  await grantTo(session, name);
}

const roleIsMissing = (name: string, cause?: unknown): MigrationError =>
  new MigrationError(
    `O papel ${name}, de DATABASE_URL, não existe no PostgreSQL, e o dono das tabelas não pôde criá-lo. Dê ao dono CREATEROLE ` +
      `(alter role … createrole), ou crie o papel com uma senha e ponha-a em DATABASE_URL.`,
    { cause },
  );

export type History = {
  readonly pending: readonly Migration[];
  /** Applied by a newer program that only added. */
  readonly newer: readonly string[];
  /** Applied by a newer program that took something away, and the release that does without it. */
  readonly contracted: readonly { readonly nome: string; readonly contrai: string }[];
  /** Applied, but the file now differs. */
  readonly changed: readonly string[];
};

export async function compareHistory(session: Session, migrations: readonly Migration[]): Promise<History> {
  const applied = await session.query<{ nome: string; sha256: string; contrai: string | null }>(
    `select nome, sha256, to_jsonb(m) ->> 'contrai' as contrai from migracoes m order by nome`,
  );
  const ours = new Map(migrations.map(migration => [migration.nome, migration]));
  const names = new Set(applied.map(({ nome }) => nome));
  const foreign = applied.filter(({ nome }) => !ours.has(nome));
  return {
    pending: migrations.filter(({ nome }) => !names.has(nome)),
    newer: foreign.filter(({ contrai }) => !contrai).map(({ nome }) => nome),
    contracted: foreign.flatMap(({ nome, contrai }) => (contrai ? [{ nome, contrai }] : [])),
    changed: applied
      .filter(({ nome, sha256 }) => (ours.get(nome)?.sha256 ?? sha256) !== sha256)
      .map(({ nome }) => nome),
  };
}

async function lock(session: Session): Promise<boolean> {
  const [got] = await session.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [ADVISORY_LOCK]);
  return got?.mine ?? false;
}

async function pending(session: Session, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const { pending, contracted, changed } = await compareHistory(session, migrations);
  if (contracted[0]) {
    const { nome, contrai } = contracted[0];
    throw new MigrationError(
      `O banco já tem a migração ${nome}, que esta versão do programa não conhece e que retirou o que as versões ` +
        `anteriores à ${contrai} usam. Use a versão que a aplicou ou uma mais nova.`,
    );
  }
  if (changed[0]) {
    throw new MigrationError(
      `A migração ${changed[0]} mudou depois de aplicada. Migrações só andam para a frente: ` +
        'devolva o arquivo ao que era e escreva outro, com data nova.',
    );
  }
  return pending;
}

async function apply(session: Session, migration: Migration, left = TRIES): Promise<void> {
  const { nome, sha256, sql } = migration;
  await session.exec(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'; set local statement_timeout = 0`);
  try {
    await session.exec(sql);
    const row = [nome, sha256, contractsSince(sql) ?? null];
    await session.query('insert into migracoes (nome, sha256, contrai) values ($1, $2, $3)', row);
    await session.exec('commit');
  } catch (cause) {
    await session.exec('rollback');
    if (left > 1 && cause instanceof Error && Reflect.get(cause, 'code') === LOCK_NOT_AVAILABLE) {
      await wait(PAUSE_MS);
      return apply(session, migration, left - 1);
    }
    throw new MigrationError(`A migração ${nome} falhou e foi desfeita: ${String(cause)}`, { cause });
  }
}

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
