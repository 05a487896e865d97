import { Shutdown } from '@alipen/platform/http/shutdown';
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
class SaudeModule {}

export const saudeModule = (shutdown: Shutdown, { dataDir, backupDir }: Folders): DynamicModule => ({
  module: SaudeModule,
  providers: [
    { provide: Shutdown, useValue: shutdown },
    { provide: FOLDERS, useValue: { dataDir, backupDir } },
  ],
  exports: [Shutdown],
});
