import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { SessoesService } from './sessoes.service.ts';

@Injectable()
export class SessoesTarefas {
  constructor(work: JobsWork, database: Database, sessoes: SessoesService) {
    work.offer({ LIMPEZA: () => sessoes.removerVencidas(database) });
  }
}
