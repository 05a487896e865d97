import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { ContasServicoController } from './contas-servico.controller.ts';
import { ContasServicoPortaService } from './contas-servico.porta.service.ts';
import { ContasServicoRepository } from './contas-servico.repository.ts';
import { ContasServicoService } from './contas-servico.service.ts';

@Module({
  imports: [LotacoesModule],
  controllers: [ContasServicoController],
  providers: [ContasServicoRepository, ContasServicoService, ContasServicoPortaService],
})
export class ContasServicoModule {}
