import { Injectable } from '@nestjs/common';
import { JobsWork } from '../../jobs/jobs-work.ts';
import { AnonimizacaoService } from './anonimizacao.service.ts';

@Injectable()
export class AnonimizacaoTarefas {
  constructor(work: JobsWork, anonimizacao: AnonimizacaoService) {
    work.offer({ DADOS_PESSOAIS: (_moment, signal) => anonimizacao.anonimizarDesligadas(signal) });
  }
}
