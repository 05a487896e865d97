import { Module } from '@nestjs/common';
import { AnotacoesMapaModule } from '../anotacoes-mapa/anotacoes-mapa.module.ts';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { LivroModule } from '../livro/livro.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { ExportacoesMapaService } from './exportacoes-mapa.service.ts';
import { ExportacoesMapaLeitura } from './exportacoes-mapa-leitura.ts';
import { MesPdfService } from './mes-pdf.service.ts';

@Module({
  imports: [AnotacoesMapaModule, FechamentosModule, LivroModule, MapaDiarioModule, ParametrosModule],
  providers: [ExportacoesMapaLeitura, MesPdfService, ExportacoesMapaService],
})
export class ExportacoesMapaModule {}
