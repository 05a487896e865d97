import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { IdempotencyService } from './idempotency.service.ts';

/** Keys that no retry can name any more go. */
@Injectable()
export class IdempotencyCleaning {
  constructor(work: JobsWork, database: Database, keys: IdempotencyService) {
    work.offer({ LIMPEZA: () => keys.removerAntigas(database) });
  }
}
