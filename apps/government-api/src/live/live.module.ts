import { Global, Module } from '@nestjs/common';
import { LiveController } from './live.controller.ts';
import { LiveRepository } from './live.repository.ts';
import { LiveService } from './live.service.ts';
import { LiveCleaning } from './live-cleaning.ts';
import { LiveHub } from './live-hub.ts';

@Global()
@Module({
  controllers: [LiveController],
  providers: [LiveCleaning, LiveRepository, LiveHub, LiveService],
  exports: [LiveService],
})
export class LiveModule {}
