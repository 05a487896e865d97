import { Module } from '@nestjs/common';
import { AcessosModule } from '../acessos/acessos.module.ts';
import { AtendimentosModule } from '../atendimentos/atendimentos.module.ts';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { FiscalizacoesModule } from '../fiscalizacoes/fiscalizacoes.module.ts';
import { IndicadoresModule } from '../indicadores/indicadores.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { MedicoesModule } from '../medicoes/medicoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { OcorrenciasModule } from '../ocorrencias/ocorrencias.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { SessoesModule } from '../sessoes/sessoes.module.ts';
import { AvisosDoGestorService } from './avisos-do-gestor.service.ts';
import { TarefasController } from './tarefas.controller.ts';
import { TarefasRepository } from './tarefas.repository.ts';
import { TarefasService } from './tarefas.service.ts';
import { TarefasTrabalhos } from './tarefas.trabalhos.ts';

@Module({
  imports: [
    AcessosModule,
    AtendimentosModule,
    ContratosModule,
    FechamentosModule,
    FiscalizacoesModule,
    IndicadoresModule,
    MapaDiarioModule,
    MedicoesModule,
    NotificacoesModule,
    OcorrenciasModule,
    ParametrosModule,
    PedidosModule,
    SessoesModule,
  ],
  controllers: [TarefasController],
  providers: [AvisosDoGestorService, TarefasRepository, TarefasTrabalhos, TarefasService],
  exports: [TarefasService],
})
export class TarefasModule {}
