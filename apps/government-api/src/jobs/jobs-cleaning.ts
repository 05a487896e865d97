import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { JobsRepository } from './jobs.repository.ts';
import { minutesFrom } from './jobs-schedule.ts';
import { JobsWork } from './jobs-work.ts';

const KEPT_MINUTES = 90 * 24 * 60;

@Injectable()
export class JobsCleaning {
  constructor(work: JobsWork, database: Database, repository: JobsRepository, clock: Clock) {
    work.offer({ LIMPEZA: () => repository.deleteBefore(database, minutesFrom(clock.now(), -KEPT_MINUTES)) });
  }
}
