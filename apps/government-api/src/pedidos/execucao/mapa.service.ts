import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import { PedidosAvisosService } from '../ciclo/avisos.service.ts';
import { PedidosPassoService } from '../ciclo/passo.service.ts';
import { decisoes } from '../decisao/decisoes.table.ts';
import { ciclo } from '../pedidos.ciclo.rules.ts';
import type { SituacaoPedido } from '../pedidos.ciclo.table.ts';
import { PedidosAjustesRepository } from '../registro/ajustes.repository.ts';
import { PedidosRepository } from '../registro/pedidos.repository.ts';
import { type DaUnidadeNoDia, PedidosMapaRepository } from './mapa.repository.ts';

@Injectable()
export class PedidosMapaService {
  constructor(
    private readonly doDia: PedidosMapaRepository,
    private readonly repository: PedidosRepository,
    private readonly ajustes: PedidosAjustesRepository,
    private readonly passos: PedidosPassoService,
    private readonly avisos: PedidosAvisosService,
    private readonly clock: Clock,
  ) {}

  /** Closes every delivered order of the day. The person who closes the map needs no authority over each order. */
  async encerrar(tx: Transaction, pessoa: Pessoa, dia: DaUnidadeNoDia): Promise<void> {
    for (const { id, situacao } of await this.doDia.lockOfDay(tx, dia)) {
      if (!ciclo.startsFrom('encerrar', situacao)) continue;
      await this.dar(tx, pessoa, 'encerrar', { id, para: 'ENCERRADO', detalhe: 'O mapa do dia foi fechado.' });
      const quem = { agora: this.clock.now(), usuarioId: pessoa.usuarioId, resposta: decisoes.encerrar.resposta };
      const fechados = await this.ajustes.closePending(tx, id, quem);
      const cabecalho = await this.repository.findById(tx, id);
      if (cabecalho) await this.avisos.contarAumentos(tx, 'AUMENTO_RESPONDIDO', cabecalho, fechados);
    }
  }

  async reabrir(tx: Transaction, pessoa: Pessoa, dia: DaUnidadeNoDia): Promise<void> {
    for (const { id, situacao, antes } of await this.doDia.lockOfDay(tx, dia)) {
      if (!ciclo.startsFrom('reabrir', situacao) || !antes) continue;
      await this.dar(tx, pessoa, 'reabrir', { id, para: antes, detalhe: 'O mapa do dia foi reaberto.' });
    }
  }

  private async dar(
    tx: Transaction,
    pessoa: Pessoa,
    evento: 'encerrar' | 'reabrir',
    { id, para, detalhe }: { id: number; para: SituacaoPedido; detalhe: string },
  ): Promise<void> {
    const cabecalho = await this.repository.findById(tx, id);
    if (!cabecalho) return;
    const passo = { cabecalho, pessoa, agora: this.clock.now(), para, set: {}, detalhe, dados: { mapa: true } };
    await this.passos.dar(tx, evento, passo);
  }
}
