import { Module } from '@nestjs/common';
import { AtivacoesModule } from '../ativacoes/ativacoes.module.ts';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { DeclaracoesModule } from '../declaracoes/declaracoes.module.ts';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { FeriadosModule } from '../feriados/feriados.module.ts';
import { FormulariosModule } from '../formularios/formularios.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { LinhasRepository } from './apuracao/linhas.repository.ts';
import { MomentosService } from './entregas/momentos.service.ts';
import { MapaDiarioLeituraService } from './leitura/leitura.service.ts';
import { MapaDiarioController } from './mapa-diario.controller.ts';
import { MapaDiarioService } from './mapa-diario.service.ts';
import { MapaDiarioTarefas } from './mapa-diario.tarefas.ts';
import { OrigemRepository } from './origem/origem.repository.ts';
import { OrigemService } from './origem/origem.service.ts';
import { QuantidadesRepository } from './quantidades/quantidades.repository.ts';
import { QuantidadesService } from './quantidades/quantidades.service.ts';
import { SomasRepository } from './somas/somas.repository.ts';
import { SomasService } from './somas/somas.service.ts';

@Module({
  imports: [
    AtivacoesModule,
    ContratosModule,
    DeclaracoesModule,
    FechamentosModule,
    FeriadosModule,
    FormulariosModule,
    LotacoesModule,
    ParametrosModule,
    ProgramacoesModule,
    TiposAlimentacaoModule,
    TiposPublicoModule,
  ],
  controllers: [MapaDiarioController],
  providers: [
    MapaDiarioTarefas,
    LinhasRepository,
    MapaDiarioService,
    MomentosService,
    MapaDiarioLeituraService,
    QuantidadesRepository,
    QuantidadesService,
    OrigemRepository,
    OrigemService,
    SomasRepository,
    SomasService,
  ],
  exports: [MapaDiarioService],
})
export class MapaDiarioModule {}
