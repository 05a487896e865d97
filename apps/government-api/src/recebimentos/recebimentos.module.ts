import { Module } from '@nestjs/common';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { MotivosModule } from '../motivos/motivos.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { AnulacoesService } from './anulacoes.service.ts';
import { EntregasRepository } from './entregas.repository.ts';
import { EntregasService } from './entregas.service.ts';
import { RecebimentosController } from './recebimentos.controller.ts';
import { RecebimentosRepository } from './recebimentos.repository.ts';
import { RecebimentosService } from './recebimentos.service.ts';
import { RecebimentosTarefasRepository } from './recebimentos.tarefas.repository.ts';
import { RecebimentosTarefas } from './recebimentos.tarefas.ts';

@Module({
  imports: [
    FechamentosModule,
    LotacoesModule,
    MotivosModule,
    NotificacoesModule,
    ParametrosModule,
    PedidosModule,
    ProgramacoesModule,
    TiposAlimentacaoModule,
  ],
  controllers: [RecebimentosController],
  providers: [
    RecebimentosTarefasRepository,
    RecebimentosTarefas,
    EntregasRepository,
    RecebimentosRepository,
    EntregasService,
    RecebimentosService,
    AnulacoesService,
  ],
  exports: [RecebimentosService],
})
export class RecebimentosModule {}
