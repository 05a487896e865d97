import { readdir } from 'node:fs/promises';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { prepararBanco } from '../../test/kit/banco.ts';

type Coluna = { tabela: string; coluna: string; tipo: string; nula: boolean };

const nomeSql: Record<string, string> = { time: 'time without time zone' };

async function tabelasDeclaradas(): Promise<PgTable[]> {
  const src = new URL('../', import.meta.url);
  const arquivos = (await readdir(src, { recursive: true })).filter(nome => nome.endsWith('.schema.ts'));
  const modulos: Record<string, unknown>[] = [];
  // One by one, because Jest loses a module that two imports ask for at once.
  for (const arquivo of arquivos) modulos.push(await import(new URL(arquivo, src).href));
  return modulos.flatMap(modulo => Object.values(modulo).filter(valor => valor instanceof PgTable));
}

const ordenar = (colunas: Coluna[]) =>
  colunas.map(({ tabela, coluna, tipo, nula }) => `${tabela}.${coluna} ${tipo}${nula ? ' null' : ''}`).sort();

describe('tabelas', () => {
  const banco = prepararBanco();

  it('as tabelas em TypeScript são as do banco migrado, coluna por coluna', async () => {
    const declaradas = (await tabelasDeclaradas()).flatMap(table => {
      const config = getTableConfig(table);
      return config.columns.map(column => ({
        tabela: config.name,
        coluna: column.name,
        tipo: nomeSql[column.getSQLType()] ?? column.getSQLType(),
        nula: !column.notNull,
      }));
    });
    const migradas = await banco.connection.withSession(session =>
      session.query<Coluna>(`
        select c.relname as tabela, a.attname as coluna,
               format_type(a.atttypid, a.atttypmod) as tipo, not a.attnotnull as nula
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and a.attnum > 0 and not a.attisdropped and c.relname <> 'migracoes'`),
    );
    expect(ordenar(declaradas)).toEqual(ordenar(migradas));
  });
});
