import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { AcessosService } from './acessos.service.ts';

@Injectable()
export class AcessosTarefas {
  constructor(work: JobsWork, acessos: AcessosService) {
    work.offer({
      EXPURGO_DE_ACESSOS: (_moment, signal) => acessos.expurgar(signal),
    });
  }
}
