import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { IdempotencyService } from './idempotency.service.ts';

@Injectable()
export class IdempotencyCleaning {
  constructor(work: JobsWork, database: Database, keys: IdempotencyService) {
    work.offer({ LIMPEZA: () => keys.removerAntigas(database) });
  }
}
