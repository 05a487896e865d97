import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { OcorrenciasService } from './ocorrencias.service.ts';

@Injectable()
export class OcorrenciasTarefas {
  constructor(work: JobsWork, ocorrencias: OcorrenciasService) {
    work.offer({
      OCORRENCIAS_SEM_RESPOSTA: (_moment, signal) => ocorrencias.vencer(signal),
    });
  }
}
