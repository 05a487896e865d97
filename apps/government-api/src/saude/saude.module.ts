import { Departure } from '@alipen/platform/http/departure';
import { type DynamicModule, Module } from '@nestjs/common';
import { TarefasModule } from '../tarefas/tarefas.module.ts';
import { ManagementServer } from './management-server.ts';
import { FOLDERS, type Folders, Metrics } from './metrics.ts';
import { SaudeController } from './saude.controller.ts';
import { SaudeService } from './saude.service.ts';

@Module({
  imports: [TarefasModule],
  controllers: [SaudeController],
  providers: [ManagementServer, Metrics, SaudeService],
})
export class SaudeModule {}

export const saudeModule = (departure: Departure, { dataDir, backupDir }: Folders): DynamicModule => ({
  module: SaudeModule,
  providers: [
    { provide: Departure, useValue: departure },
    { provide: FOLDERS, useValue: { dataDir, backupDir } },
  ],
  exports: [Departure],
});
