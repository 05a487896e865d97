import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { AtendimentosService } from './atendimentos.service.ts';

@Injectable()
export class AtendimentosTarefas {
  constructor(work: JobsWork, atendimentos: AtendimentosService) {
    work.offer({
      PRESENCAS: () => atendimentos.encerrarPresencas(),
    });
  }
}
