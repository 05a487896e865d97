import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { minutesFrom } from '../jobs/jobs-schedule.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { NotificacoesService } from './notificacoes.service.ts';
import { ResumoDeEmails } from './resumo.service.ts';

const GUARDA_MIN = 30 * 24 * 60;

@Injectable()
export class NotificacoesTarefas {
  constructor(
    work: JobsWork,
    database: Database,
    clock: Clock,
    notificacoes: NotificacoesService,
    resumo: ResumoDeEmails,
  ) {
    work.offer({
      LIMPEZA: () => notificacoes.removerAntigas(database, minutesFrom(clock.now(), -GUARDA_MIN)),
      RESUMO_DE_EMAILS: () => resumo.enviar(),
    });
  }
}
