import { Module } from '@nestjs/common';
import { OpenStreams } from './open-streams.ts';
import { RelayService } from './relay.service.ts';

@Module({ providers: [OpenStreams, RelayService], exports: [RelayService] })
export class RelayModule {}
