import type { Session } from '../connection.ts';
import { onlyGrow } from './only-grow.table.ts';

/** The role in the product's own PostgreSQL; elsewhere it is the one DATABASE_URL names. */
export const APP_ROLE = 'alipen_app';

const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'] as const;
const ORDINARY: readonly string[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
/** Only the owner writes these, and the functions that hold their rules. */
const READ: readonly string[] = ['migracoes', 'politicas_particao', 'particoes'];
/** Tables, partitioned tables and views. */
const KINDS = `('r', 'p', 'v')`;
const GROWS: readonly string[] = ['SELECT', 'INSERT'];

type Table = { nome: string; particao: boolean; visao: boolean; tem: string[] };
type Column = { tabela: string; coluna: string };

export async function privilegeFaults(session: Session, role: string): Promise<string[]> {
  const tables = await session.query<Table>(
    `select c.relname as nome, c.relispartition as particao, c.relkind = 'v' as visao,
       array(select p from unnest($2::text[]) p where has_table_privilege($1, c.oid, p)) as tem
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ${KINDS} order by 1`,
    [role, [...ALL]],
  );
  const updatable = await session.query<Column>(
    `select table_name as tabela, column_name as coluna from information_schema.column_privileges
     where table_schema = 'public' and grantee = $1 and privilege_type = 'UPDATE' and table_name = any($2::text[])`,
    [role, Object.keys(onlyGrow)],
  );
  const [schema] = await session.query<{ cria: boolean }>(
    `select has_schema_privilege($1, 'public', 'CREATE') as cria`,
    [role],
  );
  return [
    ...tables.flatMap(table => faultsOf(table)),
    ...Object.entries(onlyGrow).flatMap(([table, columns]) => columnFaults(table, columns, updatable)),
    ...(schema?.cria ? ['pode criar tabelas no esquema public'] : []),
  ];
}

function faultsOf({ tem, ...table }: Table): string[] {
  const { nome } = table;
  const should = expected(table);
  return [
    ...tem.filter(each => !should.includes(each)).map(each => `pode ${each} em ${nome}`),
    ...should.filter(each => !tem.includes(each)).map(each => `não pode ${each} em ${nome}`),
  ];
}

/**
 * Rows reach a partition through its table, so partitions get no permission. Only rows that fell outside a month are
 * read in their own partition.
 */
function expected({ nome, particao, visao }: Omit<Table, 'tem'>): readonly string[] {
  if (particao) return nome.endsWith('_sem_mes') ? ['SELECT'] : [];
  if (visao || READ.includes(nome)) return ['SELECT'];
  return nome in onlyGrow ? GROWS : ORDINARY;
}

function columnFaults(table: string, columns: readonly string[], updatable: readonly Column[]): string[] {
  const has = updatable.filter(({ tabela }) => tabela === table).map(({ coluna }) => coluna);
  return [
    ...has.filter(column => !columns.includes(column)).map(column => `pode UPDATE de ${table}.${column}`),
    ...columns.filter(column => !has.includes(column)).map(column => `não pode UPDATE de ${table}.${column}`),
  ];
}

/**
 * Gives a role exactly what the application needs; does nothing when it has that already. Only the owner of the tables
 * may call it.
 */
export async function grantTo(session: Session, role: string): Promise<void> {
  if ((await privilegeFaults(session, role)).length === 0) return;
  const tables = await session.query<Omit<Table, 'tem'>>(
    `select relname as nome, relispartition as particao, relkind = 'v' as visao from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ${KINDS} order by 1`,
  );
  const to = quoted(role);
  const statements = tables.flatMap(table => {
    const { nome } = table;
    const columns: readonly string[] = onlyGrow[nome as keyof typeof onlyGrow] ?? [];
    const privileges = expected(table);
    return [
      `revoke all on ${quoted(nome)} from ${to}`,
      ...(privileges.length ? [`grant ${privileges.join(', ')} on ${quoted(nome)} to ${to}`] : []),
      ...(columns.length ? [`grant update (${columns.map(quoted).join(', ')}) on ${quoted(nome)} to ${to}`] : []),
    ];
  });
  await session.exec('begin');
  try {
    await session.exec(
      `grant usage on schema public to ${to}; revoke create on schema public from ${to};
     grant usage, select on all sequences in schema public to ${to}; ${statements.join('; ')}`,
    );
    await session.exec('commit');
  } catch (cause) {
    await session.exec('rollback');
    throw cause;
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const roleExists = async (session: Session, role: string): Promise<boolean> =>
  (await session.query('select from pg_roles where rolname = $1', [role])).length > 0;

/** False where the role exists already; its password is then left as it is. */
export async function createRole(session: Session, role: string, password: string): Promise<boolean> {
  if (await roleExists(session, role)) return false;
  const [made] = await session.query<{ sql: string }>(
    `select format('create role %I nosuperuser nocreatedb nocreaterole noinherit %s', $1::text,
       case when $2::text = '' then 'nologin' else format('login password %L', $2::text) end) as sql`,
    [role, password],
  );
  await session.exec(made?.sql ?? '');
  return true;
}
