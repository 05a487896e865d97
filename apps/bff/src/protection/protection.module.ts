import { Global, Module } from '@nestjs/common';
import { CallerLimits } from './caller-limits.ts';
import { Shedding } from './shedding.service.ts';

@Global()
@Module({ providers: [CallerLimits, Shedding], exports: [CallerLimits, Shedding] })
export class ProtectionModule {}
