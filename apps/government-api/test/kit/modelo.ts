import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../../src/database/connection.ts';
import { openPostgres } from '../../src/database/postgres-connection.ts';
import { type Migration, migrate, readMigrations } from '../../src/database/schema/migrations.ts';
import { onlyGrow } from '../../src/database/schema/only-grow.table.ts';

/** The product's role on the server of the specs, and its password. */
const PAPEL = 'alipen_app_teste';

/** Changes with any migration, so that a stale model is never used. */
function versao(migrations: readonly Migration[], semente: Semente): string {
  const hash = createHash('sha256').update(`${semente.versao} ${PAPEL} ${JSON.stringify(onlyGrow)}`);
  for (const migration of migrations) hash.update(`${migration.nome} ${migration.sha256}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** What a model holds besides the migrations. `versao` changes with whatever decides what `semear` writes. */
export type Semente = {
  readonly nome: string;
  readonly versao: string;
  readonly semear: (connection: Connection) => Promise<void>;
};

const VAZIO: Semente = { nome: 'modelo', versao: '', semear: async () => undefined };

export function servidorDeTeste(): string {
  const servidor = process.env.TEST_DATABASE_URL;
  if (!servidor) throw new Error('Rode pelo Jest da raiz (npm run jest): é ele que começa o PostgreSQL das specs.');
  return servidor;
}

/** Copies a template of the same server; the template stays for the next run. */
export async function modeloPostgres(
  semente: Semente = VAZIO,
): Promise<{ url: string; urlDoSistema: string; descartar: () => Promise<void> }> {
  const servidor = servidorDeTeste();
  const migrations = await readMigrations();
  const familia = `alipen_${semente.nome.replaceAll('-', '_')}_`;
  const modelo = `${familia}${versao(migrations, semente)}`;
  const nome = `alipen_teste_${process.pid}_${randomBytes(4).toString('hex')}`;
  await comAdministrador(servidor, async admin => {
    // Spec files start together: one makes the template while the others wait, so that nobody copies it half-made.
    await admin.query('select pg_advisory_lock(7205114)');
    const existe = await admin.query('select 1 from pg_database where datname = $1', [modelo]);
    if (!existe.rowCount) {
      const velhos = await admin.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1) and $2',
        [familia, semente !== VAZIO],
      );
      for (const { datname } of velhos.rows) await admin.query(`drop database if exists ${datname} with (force)`);
      await admin.query(`drop database if exists ${modelo}_novo with (force)`);
      await admin.query(`create database ${modelo}_novo`);
      const connection = openPostgres({ url: trocarBanco(servidor, `${modelo}_novo`), onIdleError: () => undefined });
      await migrate(connection, migrations, { name: PAPEL, password: PAPEL })
        .then(() => semente.semear(connection))
        .finally(() => connection.close());
      await admin.query(`alter database ${modelo}_novo rename to ${modelo}`);
    }
    await admin.query(`create database ${nome} template ${modelo} strategy file_copy`);
  });
  return {
    url: trocarBanco(servidor, nome),
    urlDoSistema: trocarBanco(servidor, nome, PAPEL),
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

function trocarBanco(servidor: string, banco: string, papel?: string): string {
  const url = new URL(servidor);
  if (papel) [url.username, url.password] = [papel, papel];
  url.pathname = `/${banco}`;
  return url.href;
}
