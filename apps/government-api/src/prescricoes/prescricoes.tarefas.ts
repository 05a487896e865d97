import { Injectable } from '@nestjs/common';
import { Clock, FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { PrescricoesRepository } from './prescricoes.repository.ts';

@Injectable()
export class PrescricoesTarefas {
  constructor(
    private readonly database: Database,
    private readonly repository: PrescricoesRepository,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
    work: JobsWork,
  ) {
    work.offer({ DIETAS_A_VENCER: () => this.lembrar() });
  }

  /** Once for each unit and last day. */
  lembrar(): Promise<number> {
    return this.database.transaction(async tx => {
      const hoje = plainDate(this.clock.now(), FUSO_DA_AGENCIA);
      return this.notificacoes.emitir(tx, 'DIETA_A_VENCER', await this.repository.ending(tx, hoje));
    });
  }
}
