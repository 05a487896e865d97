import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { InterrupcoesAvisosService } from './interrupcoes.avisos.service.ts';
import { InterrupcoesController } from './interrupcoes.controller.ts';
import { InterrupcoesRepository } from './interrupcoes.repository.ts';
import { InterrupcoesService } from './interrupcoes.service.ts';

/** Sits above contracts and orders, as transfers do; what is stopped is read below, from the view `entregas_interrompidas`. */
@Module({
  imports: [ContratosModule, NotificacoesModule, PedidosModule, TiposAlimentacaoModule],
  controllers: [InterrupcoesController],
  providers: [InterrupcoesRepository, InterrupcoesAvisosService, InterrupcoesService],
})
export class InterrupcoesModule {}
