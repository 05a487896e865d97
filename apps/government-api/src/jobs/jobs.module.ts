import { Global, Module } from '@nestjs/common';
import { JobsRepository } from './jobs.repository.ts';
import { JobsRunner } from './jobs.runner.ts';

@Global()
@Module({ providers: [JobsRepository, JobsRunner], exports: [JobsRepository, JobsRunner] })
export class JobsModule {}
