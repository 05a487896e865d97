import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { FiscalizacoesService } from './fiscalizacoes.service.ts';

@Injectable()
export class FiscalizacoesTarefas {
  constructor(work: JobsWork, fiscalizacoes: FiscalizacoesService) {
    work.offer({
      SORTEIO_DE_FISCALIZACOES: (_moment, signal) => fiscalizacoes.sortear(signal),
      FISCALIZACOES_A_VENCER: () => fiscalizacoes.avisarDosPrazos(),
    });
  }
}
