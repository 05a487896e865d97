import type { components } from '@alipen/contracts/generated/government-api';
import { Clock } from '../src/clock/clock.ts';
import { JobsRunner } from '../src/jobs/jobs-runner.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

type Tarefa = components['schemas']['Tarefa'];

describe('o que o sistema faz sozinho', () => {
  const servidor = prepararServidor();

  it('a gestora vê cada tarefa, quando é feita e como foi', async () => {
    const runner = servidor.app.get(JobsRunner);
    const clock = servidor.app.get(Clock);
    const agora = clock.now();
    await runner.tick();
    // Two days later some moment of every zone has passed, and most of them can no longer be served.
    const depois = new Date(agora.getTime() + 48 * 3_600_000);
    clock.now = () => depois;
    await runner.tick();
    clock.now = () => new Date();
    const { body } = await servidor.como('gestora').get('/ms-alipen/tarefas').expect(200);
    const tarefas = body as Tarefa[];
    expect(tarefas.map(({ nome }) => nome)).toContain('LEMBRETE_2H');
    for (const { proximaEm } of tarefas) {
      const emHoras = (Date.parse(proximaEm ?? '') - Date.now()) / 3_600_000;
      expect(emHoras).toBeGreaterThan(-0.1);
      expect(emHoras).toBeLessThanOrEqual(24);
    }
    expect(tarefas.every(({ execucoes }) => execucoes.length > 0)).toBe(true);
    expect(new Set(tarefas.flatMap(({ execucoes }) => execucoes.map(({ situacao }) => situacao)))).not.toContain(
      'FALHOU',
    );
    expect(tarefas.find(({ nome }) => nome === 'LEMBRETE_2H')?.execucoes[0]?.chave).toMatch(
      /^\d{4}-\d\d-\d\d@America\//,
    );
  });

  it.each(['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const)('%s não vê', async (quem: Quem) => {
    await servidor.como(quem).get('/ms-alipen/tarefas').expect(403);
  });

  it('quem não entrou não vê', () => servidor.http().get('/ms-alipen/tarefas').expect(401));
});
