import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from '../tipos-publico/tipos-publico.module.ts';
import { GeracaoRepository } from './geracao.repository.ts';
import { GeracaoService } from './geracao.service.ts';
import { ProgramacoesController } from './programacoes.controller.ts';
import { ProgramacoesRepository } from './programacoes.repository.ts';
import { ProgramacoesService } from './programacoes.service.ts';

@Module({
  imports: [LotacoesModule, TiposAlimentacaoModule, TiposPublicoModule],
  controllers: [ProgramacoesController],
  providers: [ProgramacoesRepository, GeracaoRepository, ProgramacoesService, GeracaoService],
  exports: [ProgramacoesService],
})
export class ProgramacoesModule {}
