import { prepararBanco } from '../../test/kit/banco.ts';
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

  it('um banco mais novo que o programa é recusado', async () => {
    await expect(migrate(banco.connection, [])).rejects.toThrow(/esta versão do programa não conhece/);
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
    const aplicadas = [];
    if (banco.connection.kind === 'postgres') {
      aplicadas.push(...(await Promise.all([1, 2, 3].map(() => migrate(banco.connection, todas)))));
    } else {
      aplicadas.push(await migrate(banco.connection, todas));
    }
    expect(aplicadas.flat()).toEqual(['9998-nova.sql']);
  });
});
