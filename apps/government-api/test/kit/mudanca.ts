import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { addressOf } from '../../src/database/address.ts';
import { openPostgres } from '../../src/database/postgres-connection.ts';
import { migrate, readMigrations } from '../../src/database/schema/migrations.ts';
import { semearCadeia } from '../cadeia.cenario.ts';
import { semearCenario } from '../pedidos.cenario.ts';
import { servidorDeTeste } from './modelo.ts';

export const FOTOS = ['foto-um.jpg', 'foto-um.jpg.miniatura.jpg', 'anexo-dois.pdf'];
export const MES_ARQUIVADO = 'arquivo-eventos_2020_01.jsonl.gz';
export const ARQUIVOS = FOTOS.length + 2;

/** Keys that COPY text has to escape, and that languages order differently from bytes. */
const TEXTOS = ['a\tb', 'a\nb', 'a\\b', '\\N', '', "Ação “1” 'x' 🍲", 'acao', 'Zê', 'a-b', 'a b', 'ab'];

/** A stopped installation with its own PostgreSQL: units, orders, a chain of closed maps, text of every kind, files and a secret. */
export async function instalacaoPropria(dias = 5): Promise<string> {
  const dataDir = await novaPasta();
  const address = await addressOf({ dataDir });
  const connection = openPostgres({ url: address.migrationUrl ?? '', onIdleError: () => undefined });
  const { database } = connection;
  await migrate(connection, await readMigrations());
  await semearCenario(database);
  await semearCadeia(database, dias);
  for (const kid of TEXTOS)
    await database.execute(
      sql`insert into chaves_assinatura (kid, alg, privada, publica, ativa, aposentada_em) values (${kid}, 'ES256', '{}', '{}', false, '2020-01-01')`,
    );
  await database.execute(sql`insert into eventos (em, entidade, entidade_id, acao, dados)
    select now(), 'teste', n::text, E'com\\ttab, \\\\barra, \\n linha e 🍲 ' || n, jsonb_build_object('n', n, 'x', 1.50, 'nada', null)
    from generate_series(1, 2500) n`);
  await connection.close();
  await address.release();
  for (const [pasta, nomes] of [
    ['fotos', FOTOS],
    ['downloads', ['download-tres.csv']],
    ['arquivo', [MES_ARQUIVADO]],
  ] as const) {
    await mkdir(join(dataDir, pasta));
    for (const nome of nomes) await writeFile(join(dataDir, pasta, nome), randomBytes(30_000));
  }
  await writeFile(join(dataDir, 'gateway.secret'), 'segredo-do-gateway', { mode: 0o600 });
  return dataDir;
}

export const novaPasta = (): Promise<string> => mkdtemp(join(tmpdir(), 'alipen-mudanca-'));
export const apagarPasta = (pasta: string): Promise<void> => rm(pasta, { recursive: true, force: true });

export async function bancoVazio(): Promise<{ url: string; descartar: () => Promise<void> }> {
  const servidor = servidorDeTeste();
  const nome = `alipen_mudanca_${randomBytes(6).toString('hex')}`;
  await administrar(servidor, `create database ${nome}`);
  const url = new URL(servidor);
  url.pathname = `/${nome}`;
  return { url: url.href, descartar: () => administrar(servidor, `drop database if exists ${nome} with (force)`) };
}

async function administrar(servidor: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: servidor });
  await client.connect();
  await client.query(statement);
  await client.end();
}
