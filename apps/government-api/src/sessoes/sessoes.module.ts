import { Module } from '@nestjs/common';
import { SessoesController } from './sessoes.controller.ts';
import { SessoesRepository } from './sessoes.repository.ts';
import { SessoesService } from './sessoes.service.ts';
import { SessoesTarefas } from './sessoes.tarefas.ts';

@Module({
  controllers: [SessoesController],
  providers: [SessoesTarefas, SessoesRepository, SessoesService],
  exports: [SessoesService],
})
export class SessoesModule {}
