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
import { toPedidoInterrompido } from './interrupcao/interrompido.mapper.ts';
import type { Alcance } from './interrupcao/interrupcao.repository.ts';
import {
  type InterrupcaoDePedidos,
  type PedidoJulgado,
  PedidosInterrupcaoService,
} from './interrupcao/interrupcao.service.ts';
import { PedidosLeituraService } from './leitura/leitura.service.ts';
import { type LimiteDe, PedidosDiaService } from './lista/dia.service.ts';
import type { SituacaoPedido } from './pedidos.ciclo.table.ts';
import type { CabecalhoPedido } from './registro/pedidos.repository.ts';
import type { CelulaTransferida, ParTransferido } from './transferencia/transferencia.repository.ts';
import { valorAntes, valorDepois } from './transferencia/transferencia.rules.ts';
import { PedidosTransferenciaService, type TransferenciaDePedidos } from './transferencia/transferencia.service.ts';

export type { CabecalhoPedido, CelulaTransferida, EventoDeEntrega, PedidoJulgado };
export { toPedidoInterrompido, valorAntes, valorDepois };

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
    private readonly interrupcao: PedidosInterrupcaoService,
  ) {}

  /** The listener runs in the transaction of each step. To be called once, as the process starts. */
  aoPasso(ouvinte: AoPasso): void {
    this.passos.aoPasso(ouvinte);
  }

  /** Throws when the order does not exist or this person may not reach its unit. */
  exigir(tx: Transaction, pedidoId: number, pessoa: Pessoa): Promise<CabecalhoPedido> {
    return this.entrega.exigir(tx, pedidoId, pessoa);
  }

  ler(tx: Transaction, pedidoId: number, pessoa: Pessoa): Promise<components['schemas']['Pedido']> {
    return this.leitura.ler(tx, pedidoId, pessoa);
  }

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

  darEntrega(tx: Transaction, evento: EventoDeEntrega, passo: PassoDeEntrega): Promise<void> {
    return this.entrega.dar(tx, evento, passo);
  }

  encerrarDoDia(tx: Transaction, pessoa: Pessoa, dia: DaUnidadeNoDia): Promise<void> {
    return this.mapa.encerrar(tx, pessoa, dia);
  }

  reabrirDoDia(tx: Transaction, pessoa: Pessoa, dia: DaUnidadeNoDia): Promise<void> {
    return this.mapa.reabrir(tx, pessoa, dia);
  }

  /** One bounded batch of one zone: call again from `ultimo` until it is null. */
  criarRascunhosDaProgramacao(tx: Transaction, lote: Lote): Promise<LoteFeito> {
    return this.automaticos.criarRascunhos(tx, lote);
  }

  /** Sends the programme of units that ordered nothing by the cut-off, in the same batches. */
  enviarAutomaticamente(tx: Transaction, lote: Lote): Promise<LoteFeito> {
    return this.automaticos.enviarProgramacao(tx, lote);
  }

  /** Expires untreated orders of past days in every zone; call until it returns 0. */
  expirarVencidos(tx: Transaction, tamanho: number): Promise<number> {
    return this.automaticos.expirar(tx, tamanho);
  }

  /** The cut-off of the day by zone (rule R1). */
  limitesDoDia(tx: Transaction, data: string, fusos: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    return this.dia.limites(tx, data, fusos);
  }

  /** The result must not be asked for days outside the period. */
  limitesEntre(tx: Transaction, de: string, ate: string): Promise<LimiteDe> {
    return this.dia.limitesEntre(tx, de, ate);
  }

  celulasATransferir(tx: Transaction, pares: readonly ParTransferido[], transferencia: TransferenciaDePedidos) {
    return this.transferencia.celulas(tx, pares, transferencia);
  }

  /** The orders an interruption of a contract's deliveries reaches, each with what would happen to it. */
  alcancados(tx: Transaction, alcance: Alcance & { cancelarForaDoLimite: boolean }): Promise<PedidoJulgado[]> {
    return this.interrupcao.alcancados(tx, alcance);
  }

  interromper(
    tx: Transaction,
    pessoa: Pessoa,
    julgados: readonly PedidoJulgado[],
    interrupcao: InterrupcaoDePedidos,
  ): Promise<PedidoJulgado[]> {
    return this.interrupcao.interromper(tx, pessoa, julgados, interrupcao);
  }

  transferir(
    tx: Transaction,
    pessoa: Pessoa,
    celulas: readonly CelulaTransferida[],
    transferencia: TransferenciaDePedidos,
  ): Promise<void> {
    return this.transferencia.transferir(tx, pessoa, celulas, transferencia);
  }
}
