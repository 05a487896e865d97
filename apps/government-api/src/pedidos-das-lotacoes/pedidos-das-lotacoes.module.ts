import { Module } from '@nestjs/common';
import { AtivacoesModule } from '../ativacoes/ativacoes.module.ts';
import { ProgramacoesModule } from '../programacoes/programacoes.module.ts';
import { TiposAlimentacaoModule } from '../tipos-alimentacao/tipos-alimentacao.module.ts';
import { GruposRepository } from './grupos.repository.ts';
import { PedidosDasLotacoesController } from './pedidos-das-lotacoes.controller.ts';
import { PedidosDasLotacoesRepository } from './pedidos-das-lotacoes.repository.ts';
import { PedidosDasLotacoesService } from './pedidos-das-lotacoes.service.ts';
import { TotaisRepository } from './totais.repository.ts';

@Module({
  imports: [AtivacoesModule, ProgramacoesModule, TiposAlimentacaoModule],
  controllers: [PedidosDasLotacoesController],
  providers: [PedidosDasLotacoesService, PedidosDasLotacoesRepository, GruposRepository, TotaisRepository],
  exports: [PedidosDasLotacoesService],
})
export class PedidosDasLotacoesModule {}
