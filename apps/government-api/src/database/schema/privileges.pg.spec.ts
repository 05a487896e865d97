import { runChecks } from '@alipen/platform/checks/checks';
import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../../test/kit/banco.ts';
import { roleCheck } from '../../checks/role.check.ts';
import type { Session } from '../connection.ts';
import { onlyGrow } from './only-grow.table.ts';
import { createRole, grantTo, privilegeFaults } from './privileges.ts';

const PAPEL = 'alipen_app_privilegios';

describe('o papel com que o sistema trabalha', () => {
  const banco = prepararBanco();
  const naSessao = <T>(fazer: (session: Session) => Promise<T>) => banco.connection.withSession(fazer);
  const comoPapel = (statement: string) =>
    naSessao(async session => {
      await session.exec(`set role ${PAPEL}`);
      try {
        return await session.query(statement);
      } finally {
        await session.exec('reset role');
      }
    });

  beforeAll(async () => {
    await naSessao(async session => {
      await session.query('select pg_advisory_lock(7205114)');
      await createRole(session, PAPEL, '').finally(() => session.query('select pg_advisory_unlock(7205114)'));
      await grantTo(session, PAPEL);
    });
  });

  it('fica com o que a tabela diz, e dar de novo não muda nada', async () => {
    expect(await naSessao(session => privilegeFaults(session, PAPEL))).toEqual([]);
    expect(await naSessao(session => createRole(session, PAPEL, ''))).toBe(false);
  });

  it('toda tabela cujo gatilho recusa mudança está na tabela', async () => {
    const guardadas = await naSessao(session =>
      session.query<{ nome: string }>(`
        select distinct c.relname as nome from pg_trigger g join pg_class c on c.oid = g.tgrelid
        where not g.tgisinternal and g.tgname ~ '(so_cresc|so_acrescenta|nunca_mudam)' and not c.relispartition`),
    );
    expect(guardadas.length).toBeGreaterThan(15);
    expect(guardadas.map(({ nome }) => nome).filter(nome => !(nome in onlyGrow))).toEqual([]);
  });

  it.each(Object.keys(onlyGrow))(
    'a permissão, e não só o gatilho, recusa mudar, apagar e esvaziar %s',
    async tabela => {
      const coluna = await colunaFixa(tabela);
      const proibidos = [
        `delete from ${tabela}`,
        `truncate ${tabela} cascade`,
        `update ${tabela} set ${coluna} = ${coluna}`,
      ];
      for (const proibido of proibidos)
        await expect(comoPapel(proibido)).rejects.toThrow(/permission denied for table/);
      await expect(comoPapel(`select count(*) from ${tabela}`)).resolves.toHaveLength(1);
    },
  );

  it('com os gatilhos desligados por fora, a permissão recusa do mesmo jeito', async () => {
    await banco.database.execute(sql`alter table eventos disable trigger all`);
    await expect(comoPapel('delete from eventos')).rejects.toThrow(/permission denied/);
    await expect(comoPapel('alter table eventos disable trigger all')).rejects.toThrow(/must be owner/);
    await banco.database.execute(sql`alter table eventos enable trigger all`);
  });

  it('a coluna que se decide depois muda; as outras não', async () => {
    await expect(comoPapel(`update fechamentos_mapa set situacao = situacao`)).resolves.toEqual([]);
    await expect(comoPapel(`update fechamentos_mapa set conteudo = conteudo`)).rejects.toThrow(/permission denied/);
    await expect(comoPapel(`update recebimentos set vigente = vigente`)).resolves.toEqual([]);
  });

  it('não cria tabela, nem escreve o que foi migrado', async () => {
    await expect(comoPapel('create table minha (id int)')).rejects.toThrow(/permission denied for schema public/);
    await expect(comoPapel('delete from migracoes')).rejects.toThrow(/permission denied/);
  });

  it('o que se concede à mão é achado, e a partida seguinte o desfaz', async () => {
    await banco.database.execute(sql.raw(`grant update, delete on eventos to ${PAPEL}; `));
    await banco.database.execute(sql.raw(`revoke insert on pedidos from ${PAPEL}`));
    expect(await naSessao(session => privilegeFaults(session, PAPEL))).toEqual(
      expect.arrayContaining(['pode UPDATE em eventos', 'pode DELETE em eventos', 'não pode INSERT em pedidos']),
    );
    await naSessao(session => grantTo(session, PAPEL));
    expect(await naSessao(session => privilegeFaults(session, PAPEL))).toEqual([]);
  });

  it('verificar diz do papel certo, do que pode demais, do dono e do que não existe, e o que digitar', async () => {
    const papel = async (usuario: string, migrationUrl?: string) =>
      (await runChecks([roleCheck(banco.connection, { databaseUrl: `postgres://${usuario}:x@h/b`, migrationUrl })]))[0];
    expect(await papel(PAPEL)).toMatchObject({ estado: 'ok' });
    await banco.database.execute(sql.raw(`grant delete on eventos to ${PAPEL}`));
    expect(await papel(PAPEL, 'postgres://dona@h/b')).toMatchObject({
      estado: 'falha',
      faca: expect.stringMatching(/^node \S*dist\/banco\.comando\.js criar-papel$/),
      detalhes: ['pode DELETE em eventos'],
    });
    await naSessao(session => grantTo(session, PAPEL));
    const [dona] = await naSessao(session => session.query<{ nome: string }>('select current_user as nome'));
    expect(await papel(dona?.nome ?? '')).toMatchObject({
      estado: 'atencao',
      faca: expect.stringMatching(/^DATABASE_MIGRATION_URL=… DATABASE_URL=… node /),
    });
    expect(await papel('ninguem_assim')).toMatchObject({ estado: 'atencao', faca: 'npm start' });
  });

  const colunaFixa = async (tabela: string): Promise<string> => {
    const mudam: readonly string[] = onlyGrow[tabela as keyof typeof onlyGrow];
    const colunas = await naSessao(session =>
      session.query<{ nome: string }>(
        `select attname as nome from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and attidentity = '' and not attisdropped`,
        [tabela],
      ),
    );
    return colunas.map(({ nome }) => nome).find(nome => !mudam.includes(nome)) ?? '';
  };
});
