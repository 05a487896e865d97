import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../test/kit/banco.ts';
import { inOneTransaction, joining } from './ambient-transaction.ts';
import { type Database, rows } from './database.ts';
import { MARCA, ReferenceMemory } from './reference-memory.ts';

describe('os cadastros lembrados', () => {
  const banco = prepararBanco();
  let database: Database;
  let memory: ReferenceMemory;
  let reads = 0;
  const siglas = async () => {
    const load = () => {
      reads += 1;
      return rows<{ sigla: string }>(database, sql`select sigla from tipos_publico order by ordem, id`);
    };
    return (await memory.rows(database, 'siglas', load)).map(({ sigla }) => sigla);
  };
  const renomear = (sigla: string, em: Database = banco.database) =>
    em.execute(sql`update tipos_publico set sigla = ${sigla} where id = (select min(id) from tipos_publico)`);

  beforeAll(async () => {
    database = joining(banco.database);
    await banco.database.execute(
      sql`insert into tipos_publico (nome, sigla, ordem, base_conferencia) values ('Interno', 'INT', 10, 'EFETIVO_INTERNO')`,
    );
  });
  beforeEach(async () => {
    await renomear('INT');
    memory = new ReferenceMemory(database);
    reads = 0;
  });

  it('lê uma vez, e de novo assim que alguém mudou', async () => {
    expect([await siglas(), await siglas(), reads]).toEqual([['INT'], ['INT'], 1]);
    await renomear('PRE');
    expect([await siglas(), await siglas(), reads]).toEqual([['PRE'], ['PRE'], 2]);
  });

  it('o que se pergunta junto custa uma marca só', async () => {
    expect(await Promise.all([siglas(), siglas(), siglas()])).toEqual([['INT'], ['INT'], ['INT']]);
    expect([await siglas(), reads]).toEqual([['INT'], 3]);
  });

  it('dentro de uma transação lê o que ela escreveu, e o que ela desfez não fica', async () => {
    await siglas();
    const undone = inOneTransaction(database, async ({ tx }) => {
      await renomear('XXX', tx as Database);
      expect(await siglas()).toEqual(['XXX']);
      throw new Error('desfeita');
    });
    await expect(undone).rejects.toThrow('desfeita');
    await renomear('YYY');
    expect(await siglas()).toEqual(['YYY']);
  });

  it('vale a marca que a mesma chamada acaba de ler', async () => {
    const [lida] = await rows<{ marca: string }>(database, sql`select ${MARCA} as marca`);
    await memory.under(lida?.marca ?? '', siglas);
    expect([await memory.under(lida?.marca ?? '', siglas), reads]).toEqual([['INT'], 1]);
    await renomear('PRE');
    expect(await siglas()).toEqual(['PRE']);
  });
});
