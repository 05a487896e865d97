import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { GuardaService } from './guarda.service.ts';

@Injectable()
export class GuardaTarefas {
  constructor(work: JobsWork, guarda: GuardaService) {
    work.offer({ GUARDA_DAS_TRILHAS: (_moment, signal) => guarda.cuidarDasParticoes(signal) });
  }
}
