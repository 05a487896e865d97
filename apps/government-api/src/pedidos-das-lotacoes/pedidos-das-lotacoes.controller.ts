import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Header, Query } from '@nestjs/common';
import {
  type BuscaDaMatriz,
  type BuscaDoDia,
  type BuscaDosTotais,
  PedidosDasLotacoesService,
} from './pedidos-das-lotacoes.service.ts';

@Controller()
export class PedidosDasLotacoesController {
  constructor(private readonly service: PedidosDasLotacoesService) {}

  /** As bytes: from a text of one megabyte Node makes three more on its way out (ADR 75). */
  @Operacao('obterPedidosDasLotacoes')
  @Header('content-type', 'application/json; charset=utf-8')
  async obterPedidosDasLotacoes(@Query() busca: BuscaDaMatriz): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await this.service.obter(busca)));
  }

  @Operacao('totalizarPedidosDasLotacoes')
  totalizarPedidosDasLotacoes(@Query() busca: BuscaDosTotais): Promise<components['schemas']['TotaisDasLotacoes']> {
    return this.service.totalizar(busca);
  }

  @Operacao('resumirPedidosDasLotacoes')
  resumirPedidosDasLotacoes(@Query() busca: BuscaDoDia): Promise<components['schemas']['ResumoDasLotacoes']> {
    return this.service.resumir(busca);
  }
}
