import { Module } from '@nestjs/common';
import { EmpenhosModule } from '../empenhos/empenhos.module.ts';
import { FormulariosModule } from '../formularios/formularios.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { ApuracaoRepository } from './apuracao.repository.ts';
import { ApuracaoService } from './apuracao.service.ts';
import { GestaoRepository } from './gestao.repository.ts';
import { GestaoService } from './gestao.service.ts';
import { IndicadoresController } from './indicadores.controller.ts';
import { IndicadoresRepository } from './indicadores.repository.ts';
import { IndicadoresService } from './indicadores.service.ts';
import { IndicadoresTarefas } from './indicadores.tarefas.ts';
import { ProjecaoRepository } from './projecao.repository.ts';
import { ProjecaoService } from './projecao.service.ts';

@Module({
  imports: [
    ...[EmpenhosModule, FormulariosModule, LotacoesModule, MapaDiarioModule, NotificacoesModule, ParametrosModule],
    ProgramacoesModule,
  ],
  controllers: [IndicadoresController],
  providers: [
    IndicadoresTarefas,
    ApuracaoRepository,
    ApuracaoService,
    GestaoRepository,
    GestaoService,
    IndicadoresRepository,
    IndicadoresService,
    ProjecaoRepository,
    ProjecaoService,
  ],
  exports: [IndicadoresService],
})
export class IndicadoresModule {}
