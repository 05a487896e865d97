import { sql } from 'drizzle-orm';
import pg from 'pg';
import { servidorDeTeste } from '../../test/kit/modelo.ts';
import { type Database, rows, type Transaction } from './database.ts';
import { kept, keptRows } from './kept-query.ts';
import { databaseOf } from './unit-of-work.ts';

describe('a unidade de trabalho', () => {
  let pool: pg.Pool;
  let database: Database;
  beforeEach(() => {
    pool = new pg.Pool({ connectionString: servidorDeTeste(), max: 1 });
    pool.on('error', () => undefined);
    pool.on('connect', client => client.on('error', () => undefined));
    database = databaseOf(pool);
  });
  afterEach(() => pool.end());

  const criar = (tx: Transaction) => tx.execute(sql`create temp table coisas (nome text) on commit drop`);
  const guardar = (tx: Transaction, nome: string) => tx.execute(sql`insert into coisas values (${nome})`);
  const nomes = async (tx: Transaction) =>
    (await rows<{ nome: string }>(tx, sql`select nome from coisas order by nome`)).map(({ nome }) => nome);

  it('o que falha num ponto de retorno desfaz só o que ele fez, um dentro do outro', async () => {
    const ficaram = await database.transaction(async tx => {
      await criar(tx);
      await guardar(tx, 'a');
      await tx.transaction(async ponto => {
        await guardar(ponto, 'b');
        const falha = ponto.transaction(async outro => {
          await guardar(outro, 'c');
          throw new Error('não');
        });
        await expect(falha).rejects.toThrow('não');
      });
      const falha = tx.transaction(async ponto => {
        await guardar(ponto, 'd');
        await ponto.execute(sql`select 1/0`);
      });
      await expect(falha).rejects.toThrow('select 1/0');
      return nomes(tx);
    });
    expect(ficaram).toEqual(['a', 'b']);
  });

  it('a que falha é desfeita, e a conexão serve a próxima', async () => {
    const falha = database.transaction(async tx => {
      await tx.execute(sql`create table alheias_${sql.raw(String(process.pid))} (nome text)`);
      throw new Error('não');
    });
    await expect(falha).rejects.toThrow('não');
    const [achada] = await rows<{ tabela: string | null }>(
      database,
      sql`select to_regclass(${`alheias_${process.pid}`})::text as tabela`,
    );
    expect(achada).toEqual({ tabela: null });
    expect(pool.totalCount).toBe(1);
  });

  it('diz o seu nível de isolamento', async () => {
    const dita = await database.transaction(
      tx =>
        rows<{ nivel: string; leitura: string }>(
          tx,
          sql`select current_setting('transaction_isolation') as nivel, current_setting('transaction_read_only') as leitura`,
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    expect(dita).toEqual([{ nivel: 'repeatable read', leitura: 'on' }]);
  });

  it('uma conexão que nem desfaz não volta para quem vem depois, e o erro é o primeiro', async () => {
    const falha = database.transaction(async tx => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(falha).rejects.toThrow('pg_terminate_backend');
    expect(pool.totalCount).toBe(0);
    expect(await rows(database, sql`select 1 as um`)).toEqual([{ um: 1 }]);
  });

  it('o que é montado uma vez serve a qualquer transação, e dias e instantes vêm como se escrevem', async () => {
    const dobro = keptRows<{ dobro: number; em: string }>(
      sql`select ${sql.placeholder('n')}::int * 2 as dobro, '2026-11-26T10:00:00Z'::timestamptz::date::text as em`,
    );
    const construida = kept(tx => tx.select({ dia: sql<string>`date '2026-11-26'` }).from(sql`(select 1) um`));
    for (const n of [1, 2, 3]) {
      await database.transaction(async tx => {
        expect(await dobro(tx, { n })).toEqual([{ dobro: 2 * n, em: '2026-11-26' }]);
        await tx.transaction(async ponto => expect(await construida(ponto, {})).toEqual([{ dia: '2026-11-26' }]));
      });
    }
    expect(await keptRows(sql`select date '2026-11-26' as dia`)(database, {})).toEqual([{ dia: '2026-11-26' }]);
    expect(await dobro(database, { n: 4 })).toEqual([{ dobro: 8, em: '2026-11-26' }]);
  });
});
