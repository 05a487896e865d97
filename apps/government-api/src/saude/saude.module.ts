import { Departure } from '@alipen/platform/http/departure';
import { type DynamicModule, Module } from '@nestjs/common';
import { TarefasModule } from '../tarefas/tarefas.module.ts';
import { ManagementServer } from './management.server.ts';
import { SaudeController } from './saude.controller.ts';
import { SaudeService } from './saude.service.ts';

@Module({ imports: [TarefasModule], controllers: [SaudeController], providers: [ManagementServer, SaudeService] })
export class SaudeModule {}

export const saudeModule = (departure: Departure): DynamicModule => ({
  module: SaudeModule,
  providers: [{ provide: Departure, useValue: departure }],
  exports: [Departure],
});
