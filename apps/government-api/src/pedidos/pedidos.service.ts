import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Transaction } from '../database/database.ts';
import type { FiltrosDoDia } from './pedidos.dia.repository.ts';
import { PedidosDiaService } from './pedidos.dia.service.ts';
import type { CelulaTransferida, ParTransferido } from './pedidos.transferencia.repository.ts';
import { valorAntes, valorDepois } from './pedidos.transferencia.rules.ts';
import { PedidosTransferenciaService, type TransferenciaDePedidos } from './pedidos.transferencia.service.ts';
import type { UnidadeDoDia } from './pedidos.unidade.mapper.ts';

export type { CelulaTransferida, FiltrosDoDia, UnidadeDoDia };
export { valorAntes, valorDepois };

/** What other slices may ask of the orders. */
@Injectable()
export class PedidosService {
  constructor(
    private readonly dia: PedidosDiaService,
    private readonly transferencia: PedidosTransferenciaService,
  ) {}

  /** Every unit of a day that this person may see, with what was sent. */
  unidadesDoDia(pessoa: Pessoa, filtros: FiltrosDoDia): Promise<UnidadeDoDia[]> {
    return this.dia.unidades(pessoa, filtros);
  }

  /** The cells of sent orders, and the drafts, that a transfer between contracts would touch. */
  celulasATransferir(tx: Transaction, pares: readonly ParTransferido[], transferencia: TransferenciaDePedidos) {
    return this.transferencia.celulas(tx, pares, transferencia);
  }

  /** Gives cells of sent orders to another contract, at its prices, with a line in each order's history. */
  transferir(
    tx: Transaction,
    pessoa: Pessoa,
    celulas: readonly CelulaTransferida[],
    transferencia: TransferenciaDePedidos,
  ): Promise<void> {
    return this.transferencia.transferir(tx, pessoa, celulas, transferencia);
  }
}
