import { Module } from '@nestjs/common';
import { AcessosController } from './acessos.controller.ts';
import { AcessosRepository } from './acessos.repository.ts';
import { AcessosService } from './acessos.service.ts';
import { AcessosTarefas } from './acessos.tarefas.ts';

@Module({
  controllers: [AcessosController],
  providers: [AcessosTarefas, AcessosRepository, AcessosService],
  exports: [AcessosService],
})
export class AcessosModule {}
