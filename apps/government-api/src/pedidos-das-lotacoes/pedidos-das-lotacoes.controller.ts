import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Controller, Query } from '@nestjs/common';
import { type BuscaDaMatriz, PedidosDasLotacoesService } from './pedidos-das-lotacoes.service.ts';

@Controller()
export class PedidosDasLotacoesController {
  constructor(private readonly service: PedidosDasLotacoesService) {}

  @Operacao('obterPedidosDasLotacoes')
  obterPedidosDasLotacoes(@Query() busca: BuscaDaMatriz): Promise<components['schemas']['MatrizDasLotacoes']> {
    return this.service.obter(busca);
  }

  @Operacao('resumirPedidosDasLotacoes')
  resumirPedidosDasLotacoes(@Query() busca: BuscaDaMatriz): Promise<components['schemas']['ResumoDasLotacoes']> {
    return this.service.resumir(busca);
  }
}
