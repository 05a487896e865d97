import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import type { Job } from '../jobs/job.ts';
import { JobsRepository } from '../jobs/jobs.repository.ts';
import { JobsRunner } from '../jobs/jobs-runner.ts';
import { minutesFrom } from '../jobs/jobs-schedule.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { toTarefa } from './tarefas.mapper.ts';
import { TarefasRepository } from './tarefas.repository.ts';
import { type NomeTarefa, tarefas } from './tarefas.table.ts';
import { momentosDe } from './tarefas-momentos.ts';

type Schemas = components['schemas'];

const ULTIMAS = 20;
/** In minutes: every daily moment comes within it, also where a clock is put forward. */
const OLHAR_ADIANTE = 26 * 60;

@Injectable()
export class TarefasService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly repository: TarefasRepository,
    private readonly work: JobsWork,
    private readonly pedidos: PedidosService,
    private readonly runner: JobsRunner,
    private readonly execucoes: JobsRepository,
    private readonly clock: Clock,
  ) {}

  /** By now all work has been offered: a row without work, or work without a row, stops the start. */
  onApplicationBootstrap(): void {
    const unknown = this.work.jobs.filter(nome => !(nome in tarefas));
    if (unknown.length) throw new Error(`tarefas.table.ts has no row for ${unknown.join(', ')}`);
    this.runner.register((Object.keys(tarefas) as NomeTarefa[]).map(nome => this.tarefaDe(nome)));
  }

  async listar(): Promise<Schemas['Tarefa'][]> {
    const agora = this.clock.now();
    const ultimas = await this.execucoes.latest(this.database, ULTIMAS);
    return Promise.all(
      this.runner.registered.map(async job =>
        toTarefa(
          job,
          ultimas.filter(({ tarefa }) => tarefa === job.nome),
          await this.proximaDe(job, agora),
        ),
      ),
    );
  }

  /** The earliest of the moments to come; for a job that runs every few seconds, the end of the present slot. */
  private async proximaDe({ nome, momentos }: Job, agora: Date): Promise<Date | undefined> {
    const { quando } = tarefas[nome as NomeTarefa];
    const until = minutesFrom(agora, 'cadaSegundos' in quando ? quando.cadaSegundos / 60 : OLHAR_ADIANTE);
    const vindouros = (await momentos({ after: agora, until })).map(({ previstoEm }) => previstoEm.getTime());
    return vindouros.length ? new Date(Math.min(...vindouros)) : undefined;
  }

  private tarefaDe(nome: NomeTarefa): Job {
    const { quando, dizQuando, oQueFaz } = tarefas[nome];
    const calendario = {
      fusos: () => this.repository.zones(this.database),
      limites: (de: string, ate: string) => this.pedidos.limitesEntre(this.database, de, ate),
    };
    return {
      nome,
      quando: dizQuando,
      oQueFaz,
      recorrente: 'cadaSegundos' in quando,
      momentos: period => momentosDe(quando, calendario, period),
      executar: this.work.of(nome),
    };
  }
}
