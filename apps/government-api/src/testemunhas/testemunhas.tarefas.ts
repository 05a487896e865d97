import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { TestemunhasService } from './testemunhas.service.ts';

@Injectable()
export class TestemunhasTarefas {
  constructor(testemunhas: TestemunhasService, work: JobsWork) {
    work.offer({ SELO_AS_TESTEMUNHAS: () => testemunhas.publicar() });
  }
}
