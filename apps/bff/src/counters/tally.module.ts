import { Global, Module } from '@nestjs/common';
import { Tally } from './tally.ts';

@Global()
@Module({ providers: [Tally], exports: [Tally] })
export class TallyModule {}
