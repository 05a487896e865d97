import { Logger } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../test/kit/banco.ts';
import { Clock } from '../clock/clock.ts';
import { rows } from '../database/database.ts';
import type { Job, Moment, Period } from './job.ts';
import { JobsRepository } from './jobs.repository.ts';
import { JobsRunner } from './jobs-runner.ts';
import { everySeconds } from './jobs-schedule.ts';

const INICIO = Date.parse('2026-11-20T12:00:00Z');
const MINUTO = 60_000;

Logger.overrideLogger(false);

describe('o motor das tarefas', () => {
  const banco = prepararBanco();
  let agora = INICIO;
  let feitos: string[] = [];

  const clock = Object.assign(new Clock(), { now: () => new Date(agora) });
  const novo = (...jobs: Job[]): JobsRunner => {
    const runner = new JobsRunner(banco.connection, banco.database, new JobsRepository(), clock);
    runner.register(jobs);
    return runner;
  };
  const deHora = (over: Partial<Job> = {}, valePor: number | null = null): Job => ({
    nome: 'DE_HORA',
    quando: 'de hora em hora',
    oQueFaz: 'nada',
    recorrente: false,
    momentos: async ({ after, until }) => {
      const found: Moment[] = [];
      for (let at = Math.ceil(after.getTime() / 3_600_000) * 3_600_000; at <= until.getTime(); at += 3_600_000) {
        if (at === after.getTime()) continue;
        const previstoEm = new Date(at);
        const valeAte = valePor === null ? null : new Date(at + valePor * MINUTO);
        found.push({ chave: previstoEm.toISOString().slice(11, 16), previstoEm, valeAte });
      }
      return found;
    },
    executar: async ({ chave }) => feitos.push(chave),
    ...over,
  });
  const execucoes = () =>
    rows<{ chave: string; situacao: string; tentativas: number; erro: string | null; afetados: number | null }>(
      banco.database,
      sql`select chave, situacao, tentativas, erro, afetados from execucoes_tarefas order by previsto_em, id`,
    );
  const passar = (minutos: number) => {
    agora += minutos * MINUTO;
  };

  beforeEach(async () => {
    agora = INICIO;
    feitos = [];
    await banco.database.execute(sql`truncate tarefas, execucoes_tarefas`);
  });

  it('não responde por momentos de antes da instalação, e cada momento é servido uma vez', async () => {
    const runner = novo(deHora());
    expect(await runner.tick()).toBe(0);
    passar(61);
    expect([await runner.tick(), await runner.tick(), await novo(deHora()).tick()]).toEqual([1, 0, 0]);
    expect(feitos).toEqual(['13:00']);
    expect(await execucoes()).toMatchObject([{ chave: '13:00', situacao: 'CONCLUIDA', tentativas: 1, afetados: 1 }]);
  });

  it('depois de três horas parado serve o que passou, do mais antigo ao mais novo', async () => {
    await novo(deHora()).tick();
    passar(185);
    expect(await novo(deHora()).tick()).toBe(3);
    expect(feitos).toEqual(['13:00', '14:00', '15:00']);
  });

  it('o momento que já não faz sentido fica escrito como perdido, e não é feito', async () => {
    await novo(deHora()).tick();
    passar(185);
    await novo(deHora({}, 30)).tick();
    expect(feitos).toEqual(['15:00']);
    expect((await execucoes()).map(({ chave, situacao }) => `${chave} ${situacao}`)).toEqual([
      '13:00 PERDIDA',
      '14:00 PERDIDA',
      '15:00 CONCLUIDA',
    ]);
  });

  it('a que falha fica visível e é tentada de novo, cada vez mais tarde', async () => {
    let falhas = 2;
    const runner = novo(
      deHora({
        executar: async () => {
          falhas -= 1;
          if (falhas >= 0) throw new Error('o banco caiu');
          return 7;
        },
      }),
    );
    await runner.tick();
    passar(60);
    await runner.tick();
    expect(await execucoes()).toMatchObject([{ situacao: 'FALHOU', tentativas: 1, erro: 'Error: o banco caiu' }]);
    expect(await runner.tick()).toBe(0);
    passar(1);
    expect(await runner.tick()).toBe(1);
    passar(1);
    expect(await runner.tick()).toBe(0);
    passar(1);
    await runner.tick();
    expect(await execucoes()).toMatchObject([{ situacao: 'CONCLUIDA', tentativas: 3, erro: null, afetados: 7 }]);
  });

  it('uma que falha não impede as outras', async () => {
    const quebrada = deHora({ nome: 'QUEBRADA', executar: () => Promise.reject(new Error('sempre')) });
    const runner = novo(quebrada, deHora());
    await runner.tick();
    passar(60);
    await runner.tick();
    expect(feitos).toEqual(['13:00']);
  });

  it('a que ficou no meio quando o processo morreu é feita de novo', async () => {
    await novo(deHora()).tick();
    passar(60);
    const momento = { chave: '13:00', previstoEm: new Date(agora), valeAte: null };
    await new JobsRepository().begin(banco.database, 'DE_HORA', momento, new Date(agora));
    await novo(deHora()).tick();
    expect(feitos).toEqual(['13:00']);
    expect(await execucoes()).toMatchObject([{ situacao: 'CONCLUIDA', tentativas: 2 }]);
  });

  it('da recorrente só o último momento importa, e das vezes sem nada a fazer fica a última', async () => {
    const runner = novo({
      ...deHora(),
      recorrente: true,
      momentos: async period => everySeconds(300, period),
      executar: async () => (agora === INICIO + 10 * MINUTO ? 2 : 0),
    });
    for (let vez = 0; vez < 5; vez += 1) {
      await runner.tick();
      passar(5);
    }
    passar(180);
    await runner.tick();
    expect((await execucoes()).map(({ chave, afetados }) => [chave.slice(11, 16), afetados])).toEqual([
      ['12:10', 2],
      ['15:25', 0],
    ]);
  });

  it('a recorrente não espera pela primeira vez: corre logo que o sistema começa, e daí em diante na sua hora', async () => {
    const dela = { recorrente: true, momentos: async (period: Period) => everySeconds(600, period) };
    const runner = novo({ ...deHora(), ...dela });
    agora = INICIO + 3 * MINUTO;
    await runner.tick();
    await runner.tick();
    passar(6);
    await runner.tick();
    expect(feitos.map(chave => chave.slice(11, 16))).toEqual(['12:00']);
    passar(1);
    await runner.tick();
    expect(feitos.map(chave => chave.slice(11, 16))).toEqual(['12:00', '12:10']);
  });

  it('ao encerrar espera a que está em curso, que para na próxima pausa e continua depois', async () => {
    const parada: { soltar?: () => void } = {};
    const runner = novo(
      deHora({
        executar: async (_moment, signal) => {
          await new Promise<void>(resolve => {
            parada.soltar = resolve;
          });
          signal.throwIfAborted();
          return 1;
        },
      }),
    );
    await runner.tick();
    passar(60);
    const emCurso = runner.tick();
    while (!parada.soltar) await new Promise(resolve => setImmediate(resolve));
    const encerramento = runner.beforeApplicationShutdown();
    parada.soltar();
    await encerramento;
    await emCurso;
    expect(await execucoes()).toMatchObject([{ situacao: 'FALHOU', tentativas: 1 }]);
    expect(await runner.tick()).toBeUndefined();
    await novo(deHora()).tick();
    expect(await execucoes()).toMatchObject([{ situacao: 'CONCLUIDA', tentativas: 2 }]);
  });

  it('entre duas réplicas uma só trabalha, e nada é feito duas vezes', async () => {
    const um = novo(deHora());
    const outro = novo(deHora());
    await um.tick();
    passar(600);
    const vezes = await Promise.all([um.tick(), outro.tick(), um.tick(), outro.tick()]);
    expect(vezes.reduce((soma: number, vez) => soma + (vez ?? 0), 0)).toBe(10);
    expect([await um.tick(), await outro.tick()]).toEqual([0, 0]);
    expect(feitos).toHaveLength(10);
    expect(new Set(feitos).size).toBe(10);
  });
});
