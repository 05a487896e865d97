import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { SuspensoesAvisosService } from './suspensoes.avisos.service.ts';
import { SuspensoesController } from './suspensoes.controller.ts';
import { SuspensoesEscopoService } from './suspensoes.escopo.service.ts';
import { SuspensoesPedidasService } from './suspensoes.pedidas.service.ts';
import { SuspensoesRepository } from './suspensoes.repository.ts';
import { SuspensoesService } from './suspensoes.service.ts';

/** Beside the interruptions: what is suspended is read below, from the views `entregas_interrompidas` and `publicos_suspensos`. */
@Module({
  imports: [
    ...[ContratosModule, LotacoesModule, NotificacoesModule, PedidosModule],
    ...[TiposAlimentacaoModule, TiposPublicoModule],
  ],
  controllers: [SuspensoesController],
  providers: [
    ...[SuspensoesRepository, SuspensoesAvisosService, SuspensoesEscopoService],
    ...[SuspensoesPedidasService, SuspensoesService],
  ],
})
export class SuspensoesModule {}
