import { setTimeout as wait } from 'node:timers/promises';
import { apagarPasta, instalacaoPropria, novaPasta } from '../apps/government-api/test/kit/mudanca.ts';
import { ownPostgres, type Postgres } from '../faults/kit/postgres.ts';
import { command } from './kit/commands.ts';

const DAYS = 40;
const INTACT = `A cadeia está íntegra: ${DAYS} fechamentos de 1 lotação.`;

async function installed(): Promise<{ postgres: Postgres; dataDir: string; env: Record<string, string> }> {
  const postgres = await ownPostgres();
  const dataDir = await instalacaoPropria(DAYS);
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
  await command('migrar', [], env);
  return { postgres, dataDir, env };
}

const copyIn = (said: string): string => /: (\S+\.tar\.gz)/.exec(said)?.[1] ?? '';

describe('o que se perdeu', () => {
  it('uma cópia feita enquanto se escreve é de um só momento, e volta nos dois bancos', async () => {
    const { postgres, dataDir, env } = await installed();
    const [copies, empty] = [await novaPasta(), await novaPasta()];
    // Rows are written two at a time: a copy with only one of a pair is not of one moment.
    let writing = true;
    const pair = `insert into eventos (acao, entidade) values ('par', 'um'), ('par', 'outro')`;
    const load = (async () => {
      for (; writing; await wait(5)) await postgres.sql(pair);
    })();
    const file = copyIn(await command('backup', ['--para', copies, '--guardar', '2'], env));
    writing = false;
    await load;

    await postgres.sql('create database alipen_de_volta', 'postgres');
    const back = { ...env, DATABASE_URL: postgres.urlOf('alipen_de_volta') };
    expect(await command('restaurar', ['--de', file], back)).toContain(INTACT);
    const pairs = Number(await postgres.sql(`select count(*) from eventos where acao = 'par'`, 'alipen_de_volta'));
    expect(pairs % 2).toBe(0);
    expect(pairs).toBeLessThanOrEqual(Number(await postgres.sql(`select count(*) from eventos where acao = 'par'`)));
    expect(await command('restaurar', ['--de', file], { DATA_DIR: empty })).toContain(INTACT);

    await Promise.all([postgres.stop(), ...[dataDir, copies, empty].map(apagarPasta)]);
  }, 900_000);

  it('uma tabela destruída volta ao segundo de antes, e o que veio depois não', async () => {
    const { postgres, dataDir, env } = await installed();
    await postgres.keepLog();
    const base = await postgres.base();
    await postgres.sql(`insert into eventos (acao, entidade) values ('depois da base', 'x')`);
    const moment = await postgres.sql('select clock_timestamp()');
    await wait(1_100);
    await postgres.sql(
      'truncate assinaturas_mapa; alter table fechamentos_mapa disable trigger user; delete from fechamentos_mapa',
    );
    await postgres.sql(`insert into eventos (acao, entidade) values ('depois do desastre', 'x')`);
    await postgres.sql('select pg_switch_wal()');
    expect(await postgres.sql('select count(*) from fechamentos_mapa')).toBe('0');
    await postgres.halt();

    const recovered = await postgres.recovered(base, moment);
    expect(await recovered.sql('select count(*) from fechamentos_mapa')).toBe(String(DAYS));
    expect(await recovered.sql(`select string_agg(acao, ',') from eventos where acao like 'depois%'`)).toBe(
      'depois da base',
    );
    expect(await command('verificar', ['cadeia'], { ...env, DATABASE_URL: recovered.url })).toContain(INTACT);

    await Promise.all([recovered.stop(), apagarPasta(dataDir)]);
    await postgres.stop();
  }, 900_000);
});
