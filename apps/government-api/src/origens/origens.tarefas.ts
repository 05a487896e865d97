import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { OrigensService } from './origens.service.ts';

@Injectable()
export class OrigensTarefas {
  constructor(work: JobsWork, origens: OrigensService) {
    work.offer({ GUARDA_DAS_TRILHAS: (_moment, signal) => origens.expurgar(signal) });
  }
}
