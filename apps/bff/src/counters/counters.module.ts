import { Global, Module } from '@nestjs/common';
import { Counters } from './counters.ts';

@Global()
@Module({ providers: [Counters], exports: [Counters] })
export class CountersModule {}
