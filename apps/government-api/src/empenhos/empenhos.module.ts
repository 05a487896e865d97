import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { EmpenhosCadastroService } from './empenhos.cadastro.service.ts';
import { EmpenhosController } from './empenhos.controller.ts';
import { EmpenhosRepository } from './empenhos.repository.ts';
import { EmpenhosService } from './empenhos.service.ts';
import { EmpenhosTarefas } from './empenhos.tarefas.ts';

@Module({
  imports: [ContratosModule, NotificacoesModule],
  controllers: [EmpenhosController],
  providers: [EmpenhosTarefas, EmpenhosRepository, EmpenhosService, EmpenhosCadastroService],
  exports: [EmpenhosService],
})
export class EmpenhosModule {}
