import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { FeriadosModule } from '../feriados/feriados.module.ts';
import { FornecedoresModule } from '../fornecedores/fornecedores.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { ConvitesRepository } from './convites.repository.ts';
import { OcorrenciasAberturaService } from './ocorrencias.abertura.service.ts';
import { OcorrenciasController } from './ocorrencias.controller.ts';
import { OcorrenciasLeituraService } from './ocorrencias.leitura.service.ts';
import { OcorrenciasListaRepository } from './ocorrencias.lista.repository.ts';
import { OcorrenciasNotificacaoService } from './ocorrencias.notificacao.service.ts';
import { OcorrenciasPassoService } from './ocorrencias.passo.service.ts';
import { OcorrenciasPrazoService } from './ocorrencias.prazo.service.ts';
import { OcorrenciasRepository } from './ocorrencias.repository.ts';
import { OcorrenciasRespostaController } from './ocorrencias.resposta.controller.ts';
import { OcorrenciasRespostaService } from './ocorrencias.resposta.service.ts';
import { OcorrenciasSemPedidoService } from './ocorrencias.sem-pedido.service.ts';
import { OcorrenciasService } from './ocorrencias.service.ts';
import { OcorrenciasTarefas } from './ocorrencias.tarefas.ts';

@Module({
  imports: [
    ContratosModule,
    FechamentosModule,
    FeriadosModule,
    FornecedoresModule,
    LotacoesModule,
    NotificacoesModule,
    ParametrosModule,
    PedidosModule,
  ],
  controllers: [OcorrenciasController, OcorrenciasRespostaController],
  providers: [
    OcorrenciasTarefas,
    OcorrenciasRepository,
    OcorrenciasListaRepository,
    ConvitesRepository,
    OcorrenciasPassoService,
    OcorrenciasLeituraService,
    OcorrenciasSemPedidoService,
    OcorrenciasAberturaService,
    OcorrenciasService,
    OcorrenciasNotificacaoService,
    OcorrenciasRespostaService,
    OcorrenciasPrazoService,
  ],
  exports: [OcorrenciasService],
})
export class OcorrenciasModule {}
