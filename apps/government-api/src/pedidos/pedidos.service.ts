import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import type { Transaction } from '../database/database.ts';
import type { Lote } from './automaticos/automaticos.repository.ts';
import { type LoteFeito, PedidosAutomaticosService } from './automaticos/automaticos.service.ts';
import { type AoPasso, PedidosPassoService } from './ciclo/passo.service.ts';
import { type EventoDeEntrega, type PassoDeEntrega, PedidosEntregaService } from './execucao/entrega.service.ts';
import type { DaUnidadeNoDia } from './execucao/mapa.repository.ts';
import { PedidosMapaService } from './execucao/mapa.service.ts';
import { PedidosLeituraService } from './leitura/leitura.service.ts';
import { type LimiteDe, PedidosDiaService } from './lista/dia.service.ts';
import type { SituacaoPedido } from './pedidos.ciclo.table.ts';
import type { CabecalhoPedido } from './registro/pedidos.repository.ts';
import type { CelulaTransferida, ParTransferido } from './transferencia/transferencia.repository.ts';
import { valorAntes, valorDepois } from './transferencia/transferencia.rules.ts';
import { PedidosTransferenciaService, type TransferenciaDePedidos } from './transferencia/transferencia.service.ts';

export type { CabecalhoPedido, CelulaTransferida, EventoDeEntrega };
export { valorAntes, valorDepois };

/** What other slices may ask of the orders. */
@Injectable()
export class PedidosService {
  constructor(
    private readonly dia: PedidosDiaService,
    private readonly transferencia: PedidosTransferenciaService,
    private readonly entrega: PedidosEntregaService,
    private readonly automaticos: PedidosAutomaticosService,
    private readonly leitura: PedidosLeituraService,
    private readonly passos: PedidosPassoService,
    private readonly mapa: PedidosMapaService,
  ) {}

  /** Registers who wants to know of each step of an order, in its transaction; to be called once, as the process starts. */
  aoPasso(ouvinte: AoPasso): void {
    this.passos.aoPasso(ouvinte);
  }

  /** The order, if it exists and this person may reach its unit. */
  exigir(tx: Transaction, pedidoId: number, pessoa: Pessoa): Promise<CabecalhoPedido> {
    return this.entrega.exigir(tx, pedidoId, pessoa);
  }

  /** The order as this person sees it. */
  ler(tx: Transaction, pedidoId: number, pessoa: Pessoa): Promise<components['schemas']['Pedido']> {
    return this.leitura.ler(tx, pedidoId, pessoa);
  }

  /** Whether this person may record what arrived of an order in this state, or put a record right. */
  permiteEntrega(evento: EventoDeEntrega, pessoa: Pessoa, situacao: SituacaoPedido): boolean {
    return this.entrega.permite(evento, pessoa, situacao);
  }

  exigirEntrega(
    evento: EventoDeEntrega,
    cabecalho: CabecalhoPedido,
    quem: { pessoa: Pessoa; ifMatch: string | undefined },
  ): void {
    this.entrega.exigirPasso(evento, cabecalho, quem);
  }

  /** Writes what arrived into the order's cells and takes the step. */
  darEntrega(tx: Transaction, evento: EventoDeEntrega, passo: PassoDeEntrega): Promise<void> {
    return this.entrega.dar(tx, evento, passo);
  }

  /** The map of a unit's day was closed: its delivered orders are, too. */
  encerrarDoDia(tx: Transaction, pessoa: Pessoa, dia: DaUnidadeNoDia): Promise<void> {
    return this.mapa.encerrar(tx, pessoa, dia);
  }

  /** The map was reopened: its orders go back to what they were delivered as. */
  reabrirDoDia(tx: Transaction, pessoa: Pessoa, dia: DaUnidadeNoDia): Promise<void> {
    return this.mapa.reabrir(tx, pessoa, dia);
  }

  /** Drafts of the programme, a bounded batch of one zone at a time: go on after `ultimo` until it is null. */
  criarRascunhosDaProgramacao(tx: Transaction, lote: Lote): Promise<LoteFeito> {
    return this.automaticos.criarRascunhos(tx, lote);
  }

  /** The programme sent for who said nothing until the cut-off; the same batches. */
  enviarAutomaticamente(tx: Transaction, lote: Lote): Promise<LoteFeito> {
    return this.automaticos.enviarProgramacao(tx, lote);
  }

  /** Untreated orders of days that have passed, in every zone: until it answers zero. */
  expirarVencidos(tx: Transaction, tamanho: number): Promise<number> {
    return this.automaticos.expirar(tx, tamanho);
  }

  /** The cut-off of a day of meals in each of these zones (rule R1). */
  limitesDoDia(tx: Transaction, data: string, fusos: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    return this.dia.limites(tx, data, fusos);
  }

  /** The cut-off of each day of a period in any zone. */
  limitesEntre(tx: Transaction, de: string, ate: string): Promise<LimiteDe> {
    return this.dia.limitesEntre(tx, de, ate);
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
