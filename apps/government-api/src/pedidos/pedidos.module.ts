import { Module } from '@nestjs/common';
import { AtivacoesModule } from '../ativacoes/ativacoes.module.ts';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { DietasModule } from '../dietas/dietas.module.ts';
import { EfetivosModule } from '../efetivos/efetivos.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { MotivosModule } from '../motivos/motivos.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { PedidosAjusteService } from './pedidos.ajuste.service.ts';
import { PedidosAjustesController } from './pedidos.ajustes.controller.ts';
import { PedidosAjustesRepository } from './pedidos.ajustes.repository.ts';
import { PedidosAutomaticosRepository } from './pedidos.automaticos.repository.ts';
import { PedidosAutomaticosService } from './pedidos.automaticos.service.ts';
import { PedidosAvisosService } from './pedidos.avisos.service.ts';
import { PedidosCicloController } from './pedidos.ciclo.controller.ts';
import { PedidosController } from './pedidos.controller.ts';
import { PedidosDecisaoService } from './pedidos.decisao.service.ts';
import { PedidosDiaRepository } from './pedidos.dia.repository.ts';
import { PedidosDiaService } from './pedidos.dia.service.ts';
import { PedidosDiaPassadoService } from './pedidos.dia-passado.service.ts';
import { PedidosDietasController } from './pedidos.dietas.controller.ts';
import { PedidosDietasService } from './pedidos.dietas.service.ts';
import { PedidosEmNomeService } from './pedidos.em-nome.service.ts';
import { PedidosEntregaRepository } from './pedidos.entrega.repository.ts';
import { PedidosEntregaService } from './pedidos.entrega.service.ts';
import { PedidosEnvioService } from './pedidos.envio.service.ts';
import { PedidosLeituraService } from './pedidos.leitura.service.ts';
import { PedidosListaRepository } from './pedidos.lista.repository.ts';
import { PedidosListaService } from './pedidos.lista.service.ts';
import { PedidosLoteController } from './pedidos.lote.controller.ts';
import { PedidosLotePreparoService } from './pedidos.lote.preparo.service.ts';
import { PedidosLoteRepository } from './pedidos.lote.repository.ts';
import { PedidosLoteService } from './pedidos.lote.service.ts';
import { PedidosMapaRepository } from './pedidos.mapa.repository.ts';
import { PedidosMapaService } from './pedidos.mapa.service.ts';
import { PedidosPassoService } from './pedidos.passo.service.ts';
import { PedidosPreparoRepository } from './pedidos.preparo.repository.ts';
import { PedidosPreparoService } from './pedidos.preparo.service.ts';
import { PedidosRascunhoService } from './pedidos.rascunho.service.ts';
import { PedidosRastroRepository } from './pedidos.rastro.repository.ts';
import { PedidosRepeticaoService } from './pedidos.repeticao.service.ts';
import { PedidosRepository } from './pedidos.repository.ts';
import { PedidosService } from './pedidos.service.ts';
import { PedidosTarefasRepository } from './pedidos.tarefas.repository.ts';
import { PedidosTarefas } from './pedidos.tarefas.ts';
import { PedidosTransferenciaRepository } from './pedidos.transferencia.repository.ts';
import { PedidosTransferenciaService } from './pedidos.transferencia.service.ts';

@Module({
  imports: [
    AtivacoesModule,
    ContratosModule,
    DietasModule,
    EfetivosModule,
    LotacoesModule,
    MotivosModule,
    NotificacoesModule,
    ParametrosModule,
    ProgramacoesModule,
    TiposAlimentacaoModule,
    TiposPublicoModule,
  ],
  controllers: [
    PedidosController,
    PedidosCicloController,
    PedidosAjustesController,
    PedidosDietasController,
    PedidosLoteController,
  ],
  providers: [
    PedidosTarefasRepository,
    PedidosTarefas,
    PedidosRepository,
    PedidosAjustesRepository,
    PedidosRastroRepository,
    PedidosListaRepository,
    PedidosDiaRepository,
    PedidosPreparoRepository,
    PedidosLoteRepository,
    PedidosTransferenciaRepository,
    PedidosAvisosService,
    PedidosPassoService,
    PedidosEmNomeService,
    PedidosLeituraService,
    PedidosListaService,
    PedidosPreparoService,
    PedidosDiaService,
    PedidosDiaPassadoService,
    PedidosRascunhoService,
    PedidosDietasService,
    PedidosEnvioService,
    PedidosAutomaticosRepository,
    PedidosAutomaticosService,
    PedidosDecisaoService,
    PedidosAjusteService,
    PedidosLotePreparoService,
    PedidosLoteService,
    PedidosRepeticaoService,
    PedidosEntregaRepository,
    PedidosEntregaService,
    PedidosTransferenciaService,
    PedidosMapaRepository,
    PedidosMapaService,
    PedidosService,
  ],
  exports: [PedidosService],
})
export class PedidosModule {}
