import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnPostgres } from '@alipen/own-postgres/own-postgres';
import { atencao, type Check, type Finding, falha, messageOf, ok } from '@alipen/platform/checks/checks';
import { place } from '@alipen/platform/checks/place';
import { hasOwn } from '../database/address.ts';
import type { Connection } from '../database/connection.ts';
import { connect, type DatabaseSettings } from '../database/open.ts';
import { openPostgres } from '../database/postgres-connection.ts';
import { compareHistory, type Migration, migrate } from '../database/schema/migrations.ts';
import { type Drift, driftBetween, type Item, inventoryOf } from '../database/schema/schema-inventory.ts';
import { typed } from './how-to-type.ts';

const MOST_LINES = 20;
const INSTALLED = `select to_regclass('public.migracoes') is not null as sim`;

/** Opens the database without migrating it, or says why it cannot be opened. */
export async function openToCheck(settings: DatabaseSettings): Promise<{ connection?: Connection; found: Finding }> {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl && !hasOwn(dataDir)) {
    return { found: atencao(`Ainda não há banco em ${dataDir}.`, place().start) };
  }
  try {
    const connection = await connect({ ...settings, beside: true });
    return { connection, found: await versionOf(connection) };
  } catch (error) {
    return { found: databaseUrl ? unreachable(databaseUrl, error) : unopened(error) };
  }
}

const versionOf = (connection: Connection): Promise<Finding> =>
  connection.withSession(async session => {
    const [row] = await session.query<{ versao: string; numero: number; banco: string; enchendo: boolean }>(
      `select to_regclass('mudanca.origem') is not null as enchendo, current_setting('server_version') as versao, current_setting('server_version_num')::int as numero, current_database() as banco`,
    );
    const { versao = '', numero = 0, banco = '' } = row ?? {};
    if (row?.enchendo) {
      return falha(
        'Uma mudança ou restauração neste banco não terminou.',
        `${typed('migrar')}, ou ${typed('restaurar')} com o mesmo --de: continua de onde parou`,
      );
    }
    if (numero >= 150_000) return ok(`PostgreSQL ${versao.split(' ')[0]} responde, banco ${banco}.`);
    return falha(`O PostgreSQL é o ${versao}, e o sistema pede o 15 ou mais novo.`, 'pg_upgrade --help');
  });

const unopened = (error: unknown): Finding =>
  falha(
    `O banco do sistema não abre: ${messageOf(error)}`,
    'volte à última cópia da pasta DATA_DIR, com o sistema parado',
  );

const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'a senha não confere',
  '28000': 'este usuário não entra por este endereço',
  '3D000': 'este banco não existe',
  '57P03': 'ele ainda está subindo',
  '53300': 'não há mais conexões livres',
  ECONNREFUSED: 'nada escuta neste endereço',
  ENOTFOUND: 'este nome não existe na rede',
  EAI_AGAIN: 'a rede não resolve este nome',
  ETIMEDOUT: 'ninguém respondeu a tempo',
};

function unreachable(databaseUrl: string, error: unknown): Finding {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const why = REFUSALS[(inner as NodeJS.ErrnoException | undefined)?.code ?? ''] ?? messageOf(error);
  return falha(
    `O PostgreSQL de DATABASE_URL não atende: ${why}.`,
    place().database ??
      `psql -h ${hostname} -p ${port || 5432} -U ${username || 'USUARIO'} ${pathname.slice(1)} -c 'select 1'`,
  );
}

export function schemaChecks(
  connection: Connection,
  migrations: readonly Migration[],
  expected: typeof expectedSchema = expectedSchema,
  migrationUrl?: string,
): readonly [Check, Check] {
  // Only the owner changes the schema: with two roles, DATABASE_URL's may not.
  const owner = migrationUrl ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL';
  return [
    { nome: 'migrações', run: () => connection.withSession(session => historyOf(session, migrations)) },
    { nome: 'esquema', run: () => connection.withSession(session => schemaOf(session, migrations, expected, owner)) },
  ];
}

type Session = Parameters<Parameters<Connection['withSession']>[0]>[0];
const isInstalled = async (session: Session) => (await session.query<{ sim: boolean }>(INSTALLED))[0]?.sim === true;

async function historyOf(session: Session, migrations: readonly Migration[]): Promise<Finding> {
  if (!(await isInstalled(session)))
    return atencao('O banco está vazio: nenhuma migração foi aplicada.', place().start);
  const { pending, newer, contracted, changed } = await compareHistory(session, migrations);
  if (changed.length) {
    const o = 'devolva os arquivos desta versão: git checkout -- apps/government-api/migrations';
    return falha(`${changed.length} migrações mudaram depois de aplicadas.`, o, changed);
  }
  if (contracted.length) {
    return falha(
      'Uma versão mais nova retirou do banco o que esta usa.',
      `instale a versão ${contracted[0]?.contrai} ou uma mais nova`,
      contracted.map(({ nome }) => nome),
    );
  }
  if (pending.length) {
    const names = pending.map(({ nome }) => nome);
    return atencao(`${pending.length} migrações por aplicar; a próxima partida as aplica.`, place().start, names);
  }
  if (newer.length) {
    const o = 'instale a versão mais nova também aqui';
    return atencao('Uma versão mais nova já acrescentou ao banco; esta ainda serve.', o, newer);
  }
  return ok(`As ${migrations.length} migrações estão aplicadas, nenhuma mudou.`);
}

async function schemaOf(
  session: Session,
  migrations: readonly Migration[],
  expected: typeof expectedSchema,
  owner: string,
): Promise<Finding> {
  const { pending } = await compareHistory(session, migrations);
  const applied = migrations.filter(migration => !pending.includes(migration));
  const [is, shouldBe] = [await inventoryOf(session), await expected(applied)];
  const drift = driftBetween(shouldBe, is);
  const lines = linesOf(drift);
  if (!lines.length) return ok(`O esquema é o que as migrações fazem: ${is.length} objetos comparados.`);
  const quantos = drift.missing.length + drift.extra.length + drift.different.length;
  return falha(
    `O esquema não é o que as migrações fazem: ${quantos} diferenças. Alguém o mudou à mão.`,
    drift.missing.length + drift.different.length
      ? place()
          .sql('…', owner)
          .replace(/ -c '…'$/, ', e desfaça a mudança pelas linhas acima')
      : place().sql(`${drift.extra[0]?.remove}`, owner),
    lines,
  );
}

/** The schema that the same migrations make on an empty, temporary PostgreSQL of our own. */
export async function expectedSchema(applied: readonly Migration[]): Promise<Item[]> {
  const folder = await mkdtemp(join(tmpdir(), 'alipen-esquema-'));
  const own = await openOwnPostgres({ folder, durable: false, say: () => undefined, onLost: () => undefined });
  const fresh = openPostgres({ url: own.url(), maxConnections: 1, onIdleError: () => undefined });
  try {
    await migrate(fresh, applied);
    return await fresh.withSession(inventoryOf);
  } finally {
    await fresh.close();
    await own.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 240 ? `${line.slice(0, 240)}…` : line;
};

function linesOf({ missing, extra, different }: Drift): string[] {
  const lines = [
    ...missing.map(({ objeto, definicao }) => `falta ${objeto}: ${oneLine(definicao)}`),
    ...extra.map(({ objeto, remove }) => `sobra ${objeto}: ${remove}`),
    ...different.map(
      ({ is, shouldBe }) => `difere ${is.objeto}: é ${oneLine(is.definicao)}; devia ser ${oneLine(shouldBe.definicao)}`,
    ),
  ];
  const rest = lines.length - MOST_LINES;
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `e mais ${rest}`] : lines;
}
