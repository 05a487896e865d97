import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import { PedidosPassoService } from '../ciclo/passo.service.ts';
import { exigirVersao } from '../ciclo/versao.rules.ts';
import { PedidosLeituraService } from '../leitura/leitura.service.ts';
import { ciclo } from '../pedidos.ciclo.rules.ts';
import type { SituacaoPedido } from '../pedidos.ciclo.table.ts';
import { PedidosEntregaRepository, type QuantidadeEntregue } from '../registro/entrega.repository.ts';
import type { CabecalhoPedido } from '../registro/pedidos.repository.ts';

export type EventoDeEntrega = 'receber' | 'corrigirRecebimento' | 'anularRecebimento';

export type PassoDeEntrega = {
  readonly pessoa: Pessoa;
  readonly cabecalho: CabecalhoPedido;
  readonly para: SituacaoPedido;
  /** Totals over the delivery and its replacements: they replace what was recorded of the meal, never add to it. */
  readonly quantidades: readonly QuantidadeEntregue[];
  readonly detalhe: string;
  readonly dados: Record<string, unknown>;
};

@Injectable()
export class PedidosEntregaService {
  constructor(
    private readonly repository: PedidosEntregaRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly passos: PedidosPassoService,
    private readonly clock: Clock,
  ) {}

  exigir(tx: Transaction, pedidoId: number, pessoa: Pessoa): Promise<CabecalhoPedido> {
    return this.leitura.exigir(tx, pedidoId, pessoa);
  }

  permite(evento: EventoDeEntrega, { authorities }: Pessoa, situacao: SituacaoPedido): boolean {
    return ciclo.allowed(evento, { situacao, autoridades: authorities, diaPassado: false });
  }

  exigirPasso(
    evento: EventoDeEntrega,
    cabecalho: CabecalhoPedido,
    { pessoa, ifMatch }: { pessoa: Pessoa; ifMatch: string | undefined },
  ): void {
    exigirVersao(ifMatch, cabecalho);
    this.passos.exigir(evento, cabecalho, pessoa, this.clock.now());
  }

  async dar(tx: Transaction, evento: EventoDeEntrega, passo: PassoDeEntrega): Promise<void> {
    const { cabecalho, pessoa, para, quantidades, detalhe, dados } = passo;
    await this.repository.setDelivered(tx, cabecalho.pedido.id, quantidades);
    await this.passos.dar(tx, evento, {
      cabecalho,
      pessoa,
      agora: this.clock.now(),
      para,
      set: {},
      detalhe,
      dados,
    });
  }
}
