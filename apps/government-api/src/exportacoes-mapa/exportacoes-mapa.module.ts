import { Module } from '@nestjs/common';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { ExportacoesMapaLeitura } from './exportacoes-mapa.leitura.ts';
import { ExportacoesMapaService } from './exportacoes-mapa.service.ts';

@Module({ imports: [FechamentosModule, MapaDiarioModule], providers: [ExportacoesMapaLeitura, ExportacoesMapaService] })
export class ExportacoesMapaModule {}
