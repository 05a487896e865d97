import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { ImportacoesLotacoesController } from './importacoes-lotacoes.controller.ts';
import { ImportacoesLotacoesRepository } from './importacoes-lotacoes.repository.ts';
import { ImportacoesLotacoesService } from './importacoes-lotacoes.service.ts';

@Module({
  imports: [ContratosModule],
  controllers: [ImportacoesLotacoesController],
  providers: [ImportacoesLotacoesRepository, ImportacoesLotacoesService],
})
export class ImportacoesLotacoesModule {}
