import { Global, Module } from '@nestjs/common';
import { CycleSteps } from './cycle-steps.ts';

@Global()
@Module({ providers: [CycleSteps], exports: [CycleSteps] })
export class CycleModule {}
