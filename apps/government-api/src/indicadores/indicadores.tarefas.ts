import { Injectable } from '@nestjs/common';
import { mealDayOf } from '../jobs/job.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { IndicadoresService } from './indicadores.service.ts';

@Injectable()
export class IndicadoresTarefas {
  constructor(work: JobsWork, indicadores: IndicadoresService) {
    work.offer({
      APURACAO_DE_INDICADORES: (_moment, signal) => indicadores.apurarPendentes(signal),
      ALERTAS_DE_INDICADORES: (moment, signal) => {
        const { data, fuso } = mealDayOf(moment);
        return indicadores.alertar(data, fuso, signal);
      },
    });
  }
}
