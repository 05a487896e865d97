import { setTimeout as wait } from 'node:timers/promises';
import { prepararBanco } from '../../../test/kit/banco.ts';
import { MigrationError, migrate, readMigrations } from './migrations.ts';

describe('migrações', () => {
  const banco = prepararBanco();

  it('aplicadas uma vez, não se aplicam de novo', async () => {
    expect(await migrate(banco.connection, await readMigrations())).toEqual([]);
  });

  it('um arquivo já aplicado que muda é recusado, com a saída', async () => {
    const [primeira, ...resto] = await readMigrations();
    const mudada = { ...primeira, sha256: 'outro' } as never;
    await expect(migrate(banco.connection, [mudada, ...resto])).rejects.toThrow(/mudou depois de aplicada.*data nova/);
  });

  it('um banco que outra versão só ampliou serve a esta; de um que ela contraiu, é recusada', async () => {
    const conhecidas = await readMigrations();
    const amplia = { nome: '9996-amplia.sql', sha256: 'x', sql: 'create table mais (id int)' };
    const contrai = { nome: '9997-contrai.sql', sha256: 'x', sql: '-- contracts since 9.9.0\ndrop table mais' };
    await migrate(banco.connection, [...conhecidas, amplia]);
    expect(await migrate(banco.connection, conhecidas)).toEqual([]);
    await migrate(banco.connection, [...conhecidas, amplia, contrai]);
    await expect(migrate(banco.connection, conhecidas)).rejects.toThrow(
      /9997-contrai.*não conhece.*anteriores à 9\.9\.0/,
    );
    await banco.connection.withSession(session => session.exec(`delete from migracoes where nome like '999%'`));
  });

  it('quem segura a tabela não é atropelado, nem quem vem depois espera por ele', async () => {
    const conhecidas = await readMigrations();
    const nova = { nome: '9995-coluna.sql', sha256: 'x', sql: 'alter table motivos add column sobra int' };
    let solta: () => void = () => undefined;
    const segura = banco.connection.withSession(async session => {
      await session.exec('begin; select count(*) from motivos');
      await new Promise<void>(resolve => {
        solta = resolve;
      });
      await session.exec('commit');
    });
    const aplicada = migrate(banco.connection, [...conhecidas, nova]);
    const consulta = (texto: string) => banco.connection.withSession(session => session.query(texto));
    const espera = `select from pg_locks join pg_database d on d.oid = database
      where not granted and datname = current_database()`;
    while (!(await consulta(espera)).length) await wait(5);
    // The migration gives up its wait soon, so a reader that came behind it is answered.
    await expect(consulta('select count(*) from motivos')).resolves.toHaveLength(1);
    solta();
    await segura;
    expect(await aplicada).toEqual(['9995-coluna.sql']);
  });

  it('uma migração que falha é desfeita inteira', async () => {
    const quebrada = { nome: '9999-quebrada.sql', sha256: 'x', sql: 'create table sobra (id int); select nada' };
    const todas = [...(await readMigrations()), quebrada];
    await expect(migrate(banco.connection, todas)).rejects.toThrow(MigrationError);
    const sobras = await banco.connection.withSession(session => session.query(`select to_regclass('sobra') as nome`));
    expect(sobras).toEqual([{ nome: null }]);
  });

  it('duas partidas ao mesmo tempo não se atropelam', async () => {
    const nova = { nome: '9998-nova.sql', sha256: 'y', sql: 'create table nova (id int)' };
    const todas = [...(await readMigrations()), nova];
    const aplicadas = await Promise.all([1, 2, 3].map(() => migrate(banco.connection, todas)));
    expect(aplicadas.flat()).toEqual(['9998-nova.sql']);
  });
});
