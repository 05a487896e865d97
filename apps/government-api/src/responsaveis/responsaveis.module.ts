import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { AfastamentosService } from './afastamentos.service.ts';
import { DesignacoesService } from './designacoes.service.ts';
import { ResponsaveisController } from './responsaveis.controller.ts';
import { ResponsaveisRepository } from './responsaveis.repository.ts';
import { ResponsaveisService } from './responsaveis.service.ts';

@Module({
  imports: [LotacoesModule],
  controllers: [ResponsaveisController],
  providers: [ResponsaveisRepository, ResponsaveisService, DesignacoesService, AfastamentosService],
  exports: [ResponsaveisService],
})
export class ResponsaveisModule {}
