import { Module } from '@nestjs/common';
import { LotacoesCadastroService } from './lotacoes.cadastro.service.ts';
import { LotacoesController } from './lotacoes.controller.ts';
import { LotacoesRepository } from './lotacoes.repository.ts';
import { LotacoesService } from './lotacoes.service.ts';

@Module({
  controllers: [LotacoesController],
  providers: [LotacoesRepository, LotacoesService, LotacoesCadastroService],
  exports: [LotacoesService],
})
export class LotacoesModule {}
