import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { AtendimentosController } from './atendimentos.controller.ts';
import { AtendimentosRepository } from './atendimentos.repository.ts';
import { AtendimentosService } from './atendimentos.service.ts';
import { AtendimentosTarefas } from './atendimentos.tarefas.ts';
import { AvisosRepository } from './avisos.repository.ts';
import { AvisosService } from './avisos.service.ts';
import { EmUsoRepository } from './em-uso.repository.ts';
import { EmUsoService } from './em-uso.service.ts';

@Module({
  imports: [LotacoesModule, NotificacoesModule, PedidosModule],
  controllers: [AtendimentosController],
  providers: [
    AtendimentosTarefas,
    AtendimentosRepository,
    AtendimentosService,
    AvisosRepository,
    AvisosService,
    EmUsoRepository,
    EmUsoService,
  ],
  exports: [AtendimentosService],
})
export class AtendimentosModule {}
