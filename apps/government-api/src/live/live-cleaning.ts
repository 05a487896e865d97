import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { LiveService } from './live.service.ts';

/** Changes that no screen asks for any more go; they are not counted. */
@Injectable()
export class LiveCleaning {
  constructor(work: JobsWork, database: Database, live: LiveService) {
    work.offer({ LIMPEZA: () => live.removerAntigas(database).then(() => 0) });
  }
}
