import { Module } from '@nestjs/common';
import { TarefasModule } from '../tarefas/tarefas.module.ts';
import { ManagementServer } from './management.server.ts';
import { SaudeController } from './saude.controller.ts';
import { SaudeService } from './saude.service.ts';

@Module({ imports: [TarefasModule], controllers: [SaudeController], providers: [ManagementServer, SaudeService] })
export class SaudeModule {}
