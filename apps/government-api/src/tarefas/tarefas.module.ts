import { Module } from '@nestjs/common';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { TarefasController } from './tarefas.controller.ts';
import { TarefasRepository } from './tarefas.repository.ts';
import { TarefasService } from './tarefas.service.ts';

@Module({
  imports: [PedidosModule],
  controllers: [TarefasController],
  providers: [TarefasRepository, TarefasService],
  exports: [TarefasService],
})
export class TarefasModule {}
