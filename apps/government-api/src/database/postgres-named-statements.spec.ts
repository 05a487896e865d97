import pg from 'pg';
import { servidorDeTeste } from '../../test/kit/modelo.ts';
import { namingClient, SAME_PLAN, StatementNames } from './postgres-named-statements.ts';

describe('nomes dos comandos que se repetem', () => {
  it('só o que volta ganha nome, e sempre o mesmo', () => {
    const names = new StatementNames();
    const given = Array.from({ length: 7 }, () => names.nameOf('select $1'));
    expect(given).toEqual([undefined, undefined, undefined, undefined, 's1', 's1', 's1']);
    names.forget('select $1');
    for (let n = 0; n < 4; n++) names.nameOf('select $1');
    expect(names.nameOf('select $1')).toBe('s2');
  });

  it('há um máximo', () => {
    const names = new StatementNames();
    const named = Array.from({ length: 400 }, (_, n) => {
      for (let times = 0; times < 5; times++) names.nameOf(`select ${n}, $1`);
      return names.nameOf(`select ${n}, $1`);
    });
    expect(named.filter(name => name !== undefined)).toHaveLength(300);
  });
});

describe('no PostgreSQL', () => {
  let pool: pg.Pool;
  beforeEach(() => {
    pool = new pg.Pool({ Client: namingClient(new StatementNames()), connectionString: servidorDeTeste(), max: 1 });
  });
  afterEach(() => pool.end());
  const prepared = async (client: pg.PoolClient) =>
    (await client.query(`select count(*)::int as n from pg_prepared_statements where statement like '%alheia%'`))
      .rows[0].n;

  it('guarda os de dentro de uma transação, e nada de fora dela', async () => {
    const client = await pool.connect();
    const seis = async () => {
      for (let n = 0; n < 6; n++) {
        const { rows } = await client.query({ text: `select $1::int as alheia` }, [n]);
        expect(rows).toEqual([{ alheia: n }]);
      }
    };
    await seis();
    expect(await prepared(client)).toBe(0);
    await client.query({ text: 'begin' });
    await seis();
    await client.query({ text: 'commit' });
    expect(await prepared(client)).toBe(1);
    client.release();
  });

  it('guarda de fora dela só o que diz ter sempre o mesmo plano', async () => {
    const client = await pool.connect();
    for (let n = 0; n < 6; n++) {
      const { rows } = await client.query({ text: `${SAME_PLAN}select $1::int as alheia` }, [n]);
      expect(rows).toEqual([{ alheia: n }]);
    }
    expect(await prepared(client)).toBe(1);
    const [contado] = (
      await client.query(
        `select generic_plans::int as umas, custom_plans::int as outras from pg_prepared_statements where statement like '%alheia%'`,
      )
    ).rows;
    expect(contado).toEqual({ umas: 2, outras: 0 });
    expect((await client.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }]);
    client.release();
  });

  it('uma tabela que muda de forma atrapalha uma vez só', async () => {
    const client = await pool.connect();
    const uma = async () => {
      await client.query({ text: 'begin' });
      try {
        return (await client.query({ text: 'select alheia from mudavel where $1 = 1' }, [1])).rows;
      } finally {
        await client.query({ text: 'rollback' });
      }
    };
    await client.query('create temp table mudavel (alheia int)');
    for (let n = 0; n < 6; n++) await uma();
    await client.query('alter table mudavel alter alheia type text');
    await expect(uma()).rejects.toThrow('cached plan must not change result type');
    expect(await uma()).toEqual([]);
    client.release();
  });
});
