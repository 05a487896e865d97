import { Module } from '@nestjs/common';
import { AtivacoesModule } from '../ativacoes/ativacoes.module.ts';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { DietasModule } from '../dietas/dietas.module.ts';
import { EfetivosModule } from '../efetivos/efetivos.module.ts';
import { FornecedoresModule } from '../fornecedores/fornecedores.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { MotivosModule } from '../motivos/motivos.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { PrescricoesModule } from '../prescricoes/prescricoes.module.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { PedidosAjusteService } from './ajuste/ajuste.service.ts';
import { PedidosAjustesController } from './ajuste/ajustes.controller.ts';
import { PedidosAutomaticosRepository } from './automaticos/automaticos.repository.ts';
import { PedidosAutomaticosService } from './automaticos/automaticos.service.ts';
import { PedidosTarefasRepository } from './automaticos/tarefas.repository.ts';
import { PedidosAvisosService } from './ciclo/avisos.service.ts';
import { PedidosEmNomeService } from './ciclo/em-nome.service.ts';
import { PedidosPassoService } from './ciclo/passo.service.ts';
import { PedidosCicloController } from './decisao/ciclo.controller.ts';
import { PedidosDecisaoService } from './decisao/decisao.service.ts';
import { PedidosDietasAutorizadasService } from './dietas/autorizadas.service.ts';
import { PedidosEnvioService } from './envio/envio.service.ts';
import { PedidosEntregaService } from './execucao/entrega.service.ts';
import { PedidosMapaRepository } from './execucao/mapa.repository.ts';
import { PedidosMapaService } from './execucao/mapa.service.ts';
import { PedidosInterrupcaoRepository } from './interrupcao/interrupcao.repository.ts';
import { PedidosInterrupcaoService } from './interrupcao/interrupcao.service.ts';
import { PedidosLeituraService } from './leitura/leitura.service.ts';
import { PedidosDiaRepository } from './lista/dia.repository.ts';
import { PedidosDiaService } from './lista/dia.service.ts';
import { PedidosListaRepository } from './lista/lista.repository.ts';
import { PedidosListaService } from './lista/lista.service.ts';
import { PedidosLoteController } from './lote/lote.controller.ts';
import { PedidosLotePreparoService } from './lote/lote.preparo.service.ts';
import { PedidosLoteRepository } from './lote/lote.repository.ts';
import { PedidosLoteService } from './lote/lote.service.ts';
import { PedidosRepeticaoService } from './lote/repeticao.service.ts';
import { PedidosController } from './pedidos.controller.ts';
import { PedidosService } from './pedidos.service.ts';
import { PedidosTarefas } from './pedidos.tarefas.ts';
import { PerguntasController } from './pergunta/perguntas.controller.ts';
import { PerguntasEnvioService } from './pergunta/perguntas.envio.service.ts';
import { PerguntasRepository } from './pergunta/perguntas.repository.ts';
import { PerguntasRespostaService } from './pergunta/perguntas.resposta.service.ts';
import { PerguntasService } from './pergunta/perguntas.service.ts';
import { PedidosDiaPassadoService } from './preparo/dia-passado.service.ts';
import { PedidosPreparoRepository } from './preparo/preparo.repository.ts';
import { PedidosPreparoService } from './preparo/preparo.service.ts';
import { PedidosDietasController } from './rascunho/dietas.controller.ts';
import { PedidosDietasService } from './rascunho/dietas.service.ts';
import { PedidosRascunhoService } from './rascunho/rascunho.service.ts';
import { PedidosAjustesRepository } from './registro/ajustes.repository.ts';
import { PedidosEntregaRepository } from './registro/entrega.repository.ts';
import { PedidosRepository } from './registro/pedidos.repository.ts';
import { PedidosRastroRepository } from './registro/rastro.repository.ts';
import { PedidosSinaisRepository } from './sinais/sinais.repository.ts';
import { PedidosSinaisService } from './sinais/sinais.service.ts';
import { PedidosTransferenciaRepository } from './transferencia/transferencia.repository.ts';
import { PedidosTransferenciaService } from './transferencia/transferencia.service.ts';

@Module({
  imports: [
    AtivacoesModule,
    ContratosModule,
    DietasModule,
    EfetivosModule,
    FornecedoresModule,
    LotacoesModule,
    MotivosModule,
    NotificacoesModule,
    ParametrosModule,
    PrescricoesModule,
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
    PerguntasController,
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
    PedidosSinaisRepository,
    PedidosSinaisService,
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
    PedidosDietasAutorizadasService,
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
    PedidosInterrupcaoRepository,
    PedidosInterrupcaoService,
    PerguntasRepository,
    PerguntasEnvioService,
    PerguntasService,
    PerguntasRespostaService,
    PedidosService,
  ],
  exports: [PedidosService],
})
export class PedidosModule {}
