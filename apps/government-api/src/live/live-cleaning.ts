import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { LiveService } from './live.service.ts';

/** The removed changes are not counted. */
@Injectable()
export class LiveCleaning {
  constructor(work: JobsWork, database: Database, live: LiveService) {
    work.offer({ LIMPEZA: () => live.removerAntigas(database).then(() => 0) });
  }
}
