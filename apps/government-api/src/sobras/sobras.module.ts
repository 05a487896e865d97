import { Module } from '@nestjs/common';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { SobrasController } from './sobras.controller.ts';
import { SobrasLeituraService } from './sobras.leitura.service.ts';
import { SobrasRepository } from './sobras.repository.ts';
import { SobrasService } from './sobras.service.ts';

@Module({
  imports: [FechamentosModule, LotacoesModule],
  controllers: [SobrasController],
  providers: [SobrasRepository, SobrasService, SobrasLeituraService],
})
export class SobrasModule {}
