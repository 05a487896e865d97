import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { FiscalizacoesService } from './fiscalizacoes.service.ts';

/** Inspections are drawn as windows open, and asked for as they end. */
@Injectable()
export class FiscalizacoesTarefas {
  constructor(work: JobsWork, fiscalizacoes: FiscalizacoesService) {
    work.offer({
      SORTEIO_DE_FISCALIZACOES: (_moment, signal) => fiscalizacoes.sortear(signal),
      FISCALIZACOES_A_VENCER: () => fiscalizacoes.avisarDoFimDaJanela(),
    });
  }
}
