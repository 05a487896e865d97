import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { ImportacaoController } from './importacao.controller.ts';
import { ImportacaoRepository } from './importacao.repository.ts';
import { ImportacaoService } from './importacao.service.ts';
import { LotacoesCadastroService } from './lotacoes.cadastro.service.ts';
import { LotacoesController } from './lotacoes.controller.ts';
import { LotacoesRepository } from './lotacoes.repository.ts';
import { LotacoesService } from './lotacoes.service.ts';

@Module({
  imports: [ContratosModule],
  controllers: [LotacoesController, ImportacaoController],
  providers: [LotacoesRepository, LotacoesService, LotacoesCadastroService, ImportacaoRepository, ImportacaoService],
  exports: [LotacoesService, ImportacaoService],
})
export class LotacoesModule {}
