import { Module } from '@nestjs/common';
import { FormulariosModule } from '../formularios/formularios.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { ApuracaoRepository } from './apuracao.repository.ts';
import { ApuracaoService } from './apuracao.service.ts';
import { GestaoRepository } from './gestao.repository.ts';
import { GestaoService } from './gestao.service.ts';
import { IndicadoresController } from './indicadores.controller.ts';
import { IndicadoresRepository } from './indicadores.repository.ts';
import { IndicadoresService } from './indicadores.service.ts';
import { IndicadoresTarefas } from './indicadores.tarefas.ts';

@Module({
  imports: [FormulariosModule, LotacoesModule, MapaDiarioModule, NotificacoesModule, ParametrosModule],
  controllers: [IndicadoresController],
  providers: [
    IndicadoresTarefas,
    ApuracaoRepository,
    ApuracaoService,
    GestaoRepository,
    GestaoService,
    IndicadoresRepository,
    IndicadoresService,
  ],
  exports: [IndicadoresService],
})
export class IndicadoresModule {}
