import { modeloPostgres } from '../../test/kit/modelo.ts';
import { apagarPasta, instalacaoPropria } from '../../test/kit/mudanca.ts';
import { type Address, addressOf, withAddress } from '../database/address.ts';
import type { Connection } from '../database/connection.ts';
import { openDatabase } from '../database/open.ts';
import { openPostgres } from '../database/postgres-connection.ts';
import type { Copier } from './copier.ts';
import { compareWithOrigin, moveRows } from './move.ts';
import { databaseOrigin, type Origin } from './origin.ts';
import { postgresCopier } from './postgres-copier.ts';
import { Target } from './target.ts';

type Destino = { copier: Copier; connection: Connection; descartar(): Promise<void> };

/** Has the product's tables already, because making them is the slowest part of a test. */
async function destinoNovo(): Promise<Destino> {
  const { url, descartar } = await modeloPostgres();
  const connection = openPostgres({ url, onIdleError: () => undefined });
  const copier = await postgresCopier(url);
  const fechar = async () => {
    await copier.close();
    await connection.close();
    await descartar();
  };
  return { connection, copier, descartar: fechar };
}

const calado = () => undefined;

describe('mover as linhas de um banco para outro', () => {
  let pasta: string;
  let proprio: Address;
  let origem: Copier;
  let partida: Origin;
  let destino: Destino;

  beforeAll(async () => {
    pasta = await instalacaoPropria();
    proprio = await addressOf({ dataDir: pasta });
    origem = await postgresCopier(proprio.migrationUrl ?? '');
    partida = await databaseOrigin(origem);
  });
  afterAll(async () => {
    await origem.close();
    await proprio.release();
    await apagarPasta(pasta);
  });
  beforeEach(async () => {
    destino = await destinoNovo();
  });
  afterEach(() => destino.descartar());

  const comecar = async (): Promise<Target> => {
    const target = new Target(destino.copier);
    await target.claim(partida);
    await target.prepare(partida.tables);
    return target;
  };
  const contar = async (statement: string) => Number((await destino.copier.query<{ n: string }>(statement))[0]?.n);

  it('leva tudo, com as contagens, as chaves entre tabelas e os gatilhos de volta, e nada anunciado', async () => {
    const target = await comecar();
    const linhas = await moveRows(partida, target, calado);
    await target.finish(partida.sequences);
    await compareWithOrigin(partida, destino.copier, target);
    await target.release();
    expect(linhas).toBeGreaterThan(2_500);
    expect(partida.heads).toMatchObject({ units: 1, closings: 5 });
    const igual = await databaseOrigin(destino.copier);
    expect(igual.heads).toEqual(partida.heads);
    expect(igual.sequences).toEqual(partida.sequences);
    // The same counts as in a fresh database of this form: nothing was left off.
    for (const sql of [
      `select count(*)::int as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
      `select count(*)::int as n from pg_trigger where not tgisinternal and tgenabled = 'O'`,
    ])
      expect(await contar(sql)).toBe(Number((await origem.query<{ n: number }>(sql))[0]?.n));
    await expect(destino.copier.exec('delete from eventos')).rejects.toThrow('só recebe acréscimos');
    await expect(destino.copier.exec('truncate lotacoes cascade')).rejects.toThrow();
  });

  it('morta no meio, continua depois do último lote, e não copia nada duas vezes', async () => {
    const target = await comecar();
    const escritos: string[] = [];
    const escrever = target.write.bind(target);
    target.write = async (table, n, batch) => {
      if (table.name === 'eventos' && n === 1) throw new Error('kill -9');
      escritos.push(`${table.name} ${n}`);
      await escrever(table, n, batch);
    };
    await expect(moveRows(partida, target, calado)).rejects.toThrow('kill -9');
    const depois = new Target(destino.copier);
    expect(await depois.accept(partida)).toBe(true);
    await depois.prepare(partida.tables);
    const escreverDepois = depois.write.bind(depois);
    depois.write = async (table, n, batch) => {
      expect(escritos).not.toContain(`${table.name} ${n}`);
      await escreverDepois(table, n, batch);
    };
    await moveRows(partida, depois, calado);
    await depois.finish(partida.sequences);
    await compareWithOrigin(partida, destino.copier, depois);
    expect(await contar('select count(*)::int as n from eventos')).toBeGreaterThanOrEqual(2_500);
  });

  it('uma linha que não é a da origem é achada, e uma a mais também', async () => {
    const target = await comecar();
    await moveRows(partida, target, calado);
    const { copier } = destino;
    await copier.exec(`update eventos set dados = '{"n": 0}' where id = 2000`);
    await expect(compareWithOrigin(partida, copier, target)).rejects.toThrow(/A conferência falhou em eventos/);
    await copier.exec(
      `update eventos e set dados = jsonb_build_object('n', (e.entidade_id)::int, 'x', 1.50, 'nada', null) where id = 2000`,
    );
    await copier.exec(`insert into numeracao_pedidos values (9999, 1)`);
    await expect(compareWithOrigin(partida, copier, target)).rejects.toThrow(/linhas que não são da origem/);
  });

  it('o que não está vazio, ou é de outra mudança, é recusado', async () => {
    await expect(new Target(destino.copier).accept(partida)).rejects.toThrow(/não está vazio \(tem /);
    const target = await comecar();
    await expect(target.accept({ identity: 'outra', state: partida.state })).rejects.toThrow(/de outra origem/);
    await expect(target.accept({ identity: partida.identity, state: '1' })).rejects.toThrow(
      /A origem foi usada depois/,
    );
  });

  it('uma tabela em partes, com uma chave que leva outras colunas, chega inteira, com as partes que o destino ainda não tem', async () => {
    const mae =
      'create table partida_de_teste (dia date, n integer, nota integer, primary key (dia, n) include (nota)) partition by range (dia)';
    await origem.exec(`${mae};
      create table partida_de_teste_01 partition of partida_de_teste for values from ('2026-01-01') to ('2026-02-01');
      create table partida_de_teste_02 partition of partida_de_teste for values from ('2026-02-01') to ('2026-03-01');
      insert into partida_de_teste select '2026-01-01'::date + n % 40, n from generate_series(1, 3000) n`);
    partida = await databaseOrigin(origem);
    const target = new Target(destino.copier);
    await target.claim(partida);
    await destino.copier.exec(mae);
    await target.prepare(partida.tables);
    await moveRows(partida, target, calado);
    await target.finish(partida.sequences);
    await compareWithOrigin(partida, destino.copier, target);
    expect(await contar('select count(*)::int as n from partida_de_teste_02')).toBeGreaterThan(0);
  });
});

describe('um banco que ainda está sendo preenchido', () => {
  it('não é aberto como instalação', async () => {
    const pasta = await instalacaoPropria(1);
    await withAddress({ dataDir: pasta }, async ({ migrationUrl = '' }) => {
      const copier = await postgresCopier(migrationUrl);
      await new Target(copier).claim({ identity: 'x', state: '1' });
      await copier.close();
    });
    await expect(openDatabase({ dataDir: pasta, onIdleError: calado })).rejects.toThrow(/ainda está sendo preenchido/);
    await apagarPasta(pasta);
  });
});
