import { Global, Module } from '@nestjs/common';
import { JobsRepository } from './jobs.repository.ts';
import { JobsCleaning } from './jobs-cleaning.ts';
import { JobsRunner } from './jobs-runner.ts';
import { JobsWork } from './jobs-work.ts';

@Global()
@Module({
  providers: [JobsCleaning, JobsRepository, JobsRunner, JobsWork],
  exports: [JobsRepository, JobsRunner, JobsWork],
})
export class JobsModule {}
