import { Injectable } from '@nestjs/common';
import { mealDayOf } from '../jobs/job.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { MedicoesService } from './medicoes.service.ts';

@Injectable()
export class MedicoesTarefas {
  constructor(work: JobsWork, medicoes: MedicoesService) {
    work.offer({
      MEDICOES_DO_MES: (moment, signal) => medicoes.abrirDoMes(mealDayOf(moment).data, signal),
      MEDICOES_A_ENTREGAR: moment => medicoes.lembrar(mealDayOf(moment).data),
    });
  }
}
