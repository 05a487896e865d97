import { setTimeout as wait } from 'node:timers/promises';
import { s3DeMentira } from '../apps/government-api/src/storage/s3.spec-kit.ts';
import { ARQUIVOS, apagarPasta, instalacaoPropria } from '../apps/government-api/test/kit/mudanca.ts';
import { ownPostgres, type Postgres } from '../faults/kit/postgres.ts';
import { startGovernment, stopProcess } from '../faults/kit/processes.ts';
import { begin, command } from './kit/commands.ts';

const DAYS = 60;
const INTACT = `A cadeia está íntegra: ${DAYS} fechamentos de 1 lotação.`;

async function batches(postgres: Postgres, many: number, ended: Promise<unknown>): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  while (!over) {
    const there = (await postgres.sql(`select to_regclass('mudanca.lotes') is not null`)) === 't';
    if (there && Number(await postgres.sql('select count(*) from mudanca.lotes')) >= many) return;
    await wait(20);
  }
}

describe('a instalação que cresce', () => {
  it('morta duas vezes no meio da mudança, chega inteira ao PostgreSQL e ao S3, e a de antes continua como era', async () => {
    const postgres = await ownPostgres();
    const [dataDir, s3] = [await instalacaoPropria(DAYS), await s3DeMentira()];
    const bucket = { S3_URL: s3.endereco, S3_ACCESS_KEY_ID: 'chave', S3_SECRET_ACCESS_KEY: 'segredo' };
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, ...bucket };
    const dry = await command('migrar', ['--simular'], env);
    expect(dry).toContain('Ensaio (nada foi gravado)');
    expect(await postgres.sql(`select count(*) from pg_class where relnamespace = 'public'::regnamespace`)).toBe('0');

    for (const many of [3, 20]) {
      const { child, ended } = begin('migrar', [], env);
      await batches(postgres, many, ended);
      await stopProcess(child, 'SIGKILL');
      expect((await ended).code).toBeNull();
    }
    expect(await begin('verificar', ['cadeia'], env).ended).toMatchObject({
      code: 1,
      said: expect.stringContaining('ainda está sendo preenchido'),
    });
    const moved = await command('migrar', [], env);
    expect(moved).toContain('Continuo a mudança que ficou pela metade.');
    expect(moved).toContain(`Cadeias iguais: ${DAYS} fechamentos`);
    expect(moved).toContain(INTACT);
    expect(s3.guardados.size).toBe(ARQUIVOS);

    expect(await command('verificar', ['cadeia'], { DATA_DIR: dataDir })).toContain(INTACT);
    const government = await startGovernment(dataDir, env);
    expect((await fetch(`${government.origin}/health/ready`)).status).toBe(200);
    await government.stop();
    expect(await begin('migrar', [], env).ended).toMatchObject({
      code: 1,
      said: expect.stringContaining('não está vazio'),
    });

    await Promise.all([postgres.stop(), s3.fechar(), apagarPasta(dataDir)]);
  }, 900_000);

  it('uma origem usada no meio da mudança não se mistura: a mudança recomeça', async () => {
    const postgres = await ownPostgres();
    const dataDir = await instalacaoPropria(2);
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    const { child, ended } = begin('migrar', [], env);
    await batches(postgres, 5, ended);
    await stopProcess(child, 'SIGKILL');
    await command('chaves', ['rotacionar'], { DATA_DIR: dataDir });
    const again = await begin('migrar', [], env).ended;
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('A origem foi usada depois') });
    await Promise.all([postgres.stop(), apagarPasta(dataDir)]);
  }, 900_000);
});
