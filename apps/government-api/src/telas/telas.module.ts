import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { TelasAutorizacaoService } from './telas.autorizacao.service.ts';
import { TelasController } from './telas.controller.ts';
import { TelasPortaController } from './telas.porta.controller.ts';
import { TelasPortaService } from './telas.porta.service.ts';
import { TelasRepository } from './telas.repository.ts';
import { TelasService } from './telas.service.ts';

@Module({
  imports: [LotacoesModule],
  controllers: [TelasController, TelasPortaController],
  providers: [TelasRepository, TelasPortaService, TelasAutorizacaoService, TelasService],
  exports: [TelasService],
})
export class TelasModule {}
