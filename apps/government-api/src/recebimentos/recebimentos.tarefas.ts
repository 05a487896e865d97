import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { type Moment, mealDayOf } from '../jobs/job.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { RecebimentosTarefasRepository } from './recebimentos.tarefas.repository.ts';

/** Minutes after the window when a missing record is asked for (domain.md 12). */
const ATRASO_DO_REGISTRO_MIN = 60;

@Injectable()
export class RecebimentosTarefas {
  constructor(
    private readonly database: Database,
    private readonly repository: RecebimentosTarefasRepository,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
    work: JobsWork,
  ) {
    work.offer({
      RECEBIMENTOS_ATRASADOS: () => this.cobrarRecebimentos(),
      RECEBIMENTOS_DE_ONTEM: moment => this.alertarDeOntem(moment),
    });
  }

  private cobrarRecebimentos(): Promise<number> {
    return this.database.transaction(async tx => {
      const entregas = await this.repository.lateDeliveries(tx, this.clock.now(), ATRASO_DO_REGISTRO_MIN);
      return this.notificacoes.emitir(tx, 'RECEBIMENTO_ATRASADO', entregas);
    });
  }

  private alertarDeOntem(moment: Moment): Promise<number> {
    return this.database.transaction(async tx => {
      const pedidos = await this.repository.ordersNotReceived(tx, mealDayOf(moment));
      return this.notificacoes.emitir(tx, 'RECEBIMENTO_DE_ONTEM', pedidos);
    });
  }
}
