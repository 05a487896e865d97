import { Module } from '@nestjs/common';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { ImportacoesMapaController } from './importacoes-mapa.controller.ts';
import { ImportacoesMapaRepository } from './importacoes-mapa.repository.ts';
import { ImportacoesMapaService } from './importacoes-mapa.service.ts';

@Module({
  imports: [FechamentosModule, MapaDiarioModule, ParametrosModule, TiposAlimentacaoModule, TiposPublicoModule],
  controllers: [ImportacoesMapaController],
  providers: [ImportacoesMapaRepository, ImportacoesMapaService],
})
export class ImportacoesMapaModule {}
