import { Module } from '@nestjs/common';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { OrigensRepository } from './origens.repository.ts';
import { OrigensService } from './origens.service.ts';
import { OrigensTarefas } from './origens.tarefas.ts';

@Module({ imports: [ParametrosModule], providers: [OrigensTarefas, OrigensService, OrigensRepository] })
export class OrigensModule {}
