import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../test/kit/banco.ts';
import { afterCommit, gatherForTheEnd, inOneTransaction, joining } from './ambient-transaction.ts';
import { type Database, rows } from './database.ts';

describe('uma chamada em uma transação só', () => {
  const banco = prepararBanco();
  let database: Database;
  const guardar = (nome: string) => sql`insert into anotadas values (${nome})`;
  const nomes = async (em: Database = banco.database) =>
    (await rows<{ nome: string }>(em, sql`select nome from anotadas order by nome`)).map(({ nome }) => nome);

  beforeAll(async () => {
    database = joining(banco.database);
    await banco.database.execute(sql`create table anotadas (nome text primary key)`);
  });
  beforeEach(() => banco.database.execute(sql`truncate anotadas`));

  it('o que roda dentro se junta a ela: transações, leituras por fora e ponto de retorno', async () => {
    await inOneTransaction(database, async ({ tx }) => {
      await tx.execute(guardar('a'));
      await database.transaction(async dentro => {
        await dentro.execute(guardar('b'));
        await dentro.transaction(ponto => ponto.execute(guardar('b'))).catch(() => undefined);
        await dentro.transaction(ponto => ponto.execute(guardar('c')));
      });
      // A statement on the outer database joins the transaction: no second connection, so it cannot wait for itself.
      expect(await nomes(database)).toEqual(['a', 'b', 'c']);
      expect(await Promise.all([nomes(database), nomes(database)])).toHaveLength(2);
    });
    expect(await nomes()).toEqual(['a', 'b', 'c']);
  });

  it('o mesmo em uma transação qualquer, que não espera por si mesma', async () => {
    await database.transaction(async tx => {
      await tx.execute(guardar('a'));
      expect(await nomes(database)).toEqual(['a']);
      await database.transaction(dentro => dentro.execute(guardar('a'))).catch(() => undefined);
      await database.transaction(dentro => dentro.execute(guardar('b')));
    });
    expect(await nomes(database)).toEqual(['a', 'b']);
    const depois = await database.transaction(async () => ({ ler: () => nomes(database) }));
    expect(await depois.ler()).toEqual(['a', 'b']);
  });

  it('falhar por dentro desfaz tudo na hora, e o que vem depois acha o banco livre', async () => {
    const resultado = await inOneTransaction(database, async ({ tx, undone }) => {
      await tx.execute(guardar('a'));
      const falha = database.transaction(async dentro => {
        await dentro.execute(guardar('a'));
      });
      await expect(falha).rejects.toThrow();
      expect([undone(), await nomes(database)]).toEqual([true, []]);
      await database.transaction(nova => nova.execute(guardar('z')));
      return 'sobreviveu';
    });
    expect([resultado, await nomes()]).toEqual(['sobreviveu', ['z']]);
  });

  it('a falha da própria chamada desfaz tudo', async () => {
    const chamada = inOneTransaction(database, async () => {
      await database.execute(guardar('a'));
      throw new Error('recusa');
    });
    await expect(chamada).rejects.toThrow('recusa');
    expect(await nomes()).toEqual([]);
  });

  it('o que se junta para o fim é escrito de uma vez, na mesma transação', async () => {
    const vezes: (readonly string[])[] = [];
    const escrever = (itens: readonly string[]) => {
      vezes.push(itens);
      return sql`insert into anotadas select jsonb_array_elements_text(${JSON.stringify(itens)}::jsonb)`;
    };
    await inOneTransaction(database, async ({ tx }) => {
      expect(gatherForTheEnd(tx, escrever, ['a', 'b'])).toBe(true);
      await database.transaction(async dentro => {
        expect(gatherForTheEnd(dentro, escrever, ['c'])).toBe(true);
        // A savepoint may be undone alone, so what it gathers is written inside it.
        await dentro.transaction(async ponto => expect(gatherForTheEnd(ponto, escrever, ['x'])).toBe(false));
      });
      expect(await nomes(database)).toEqual([]);
    });
    expect([vezes, await nomes()]).toEqual([[['a', 'b', 'c']], ['a', 'b', 'c']]);
    expect(gatherForTheEnd(banco.database, escrever, ['y'])).toBe(false);
    const desfeita = inOneTransaction(database, async ({ tx }) => {
      gatherForTheEnd(tx, escrever, ['d']);
      throw new Error('recusa');
    });
    await expect(desfeita).rejects.toThrow('recusa');
    expect([vezes.length, await nomes()]).toEqual([1, ['a', 'b', 'c']]);
  });

  it('o que se junta e não se grava desfaz a chamada inteira', async () => {
    const chamada = inOneTransaction(database, async ({ tx }) => {
      await tx.execute(guardar('a'));
      gatherForTheEnd(tx, () => guardar('a'), ['a']);
    });
    await expect(chamada).rejects.toThrow();
    expect(await nomes()).toEqual([]);
  });

  it('o que espera o fim só é dito depois de gravado, e nunca do que foi desfeito', async () => {
    const ditos: string[] = [];
    await inOneTransaction(database, async () => {
      afterCommit(() => ditos.push('gravado'));
      expect(ditos).toEqual([]);
    });
    await inOneTransaction(database, async () => {
      afterCommit(() => ditos.push('desfeito'));
      throw new Error('recusa');
    }).catch(() => undefined);
    afterCommit(() => ditos.push('fora'));
    expect(ditos).toEqual(['gravado', 'fora']);
  });

  it('mais chamadas ao mesmo tempo do que conexões terminam todas', async () => {
    const chamadas = Array.from({ length: 30 }, (_, n) =>
      inOneTransaction(database, async () => {
        await database.execute(guardar(`n${n}`));
        await database.transaction(tx => tx.execute(sql`select 1`));
        return nomes(database);
      }),
    );
    await Promise.all(chamadas);
    expect(await nomes()).toHaveLength(30);
  });
});
