import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { LivroService } from './livro.service.ts';

@Injectable()
export class LivroTarefas {
  constructor(livro: LivroService, work: JobsWork) {
    work.offer({ LIVRO_DE_REGISTRO: (_moment, signal) => livro.juntar(signal) });
  }
}
