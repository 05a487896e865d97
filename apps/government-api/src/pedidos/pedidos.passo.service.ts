import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { plainDate } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { passoDe, permite } from './pedidos.ciclo.rules.ts';
import type { EventoPedido, SituacaoPedido } from './pedidos.ciclo.table.ts';
import { diaPassado as diaQuePassou } from './pedidos.digitacao.rules.ts';
import type { AlteracaoItem } from './pedidos.itens.rules.ts';
import { type CabecalhoPedido, PedidosRepository } from './pedidos.repository.ts';
import { versaoVencida } from './pedidos.versao.rules.ts';

type Mudanca = Parameters<PedidosRepository['transition']>[2];

type Anotacao = {
  pessoa: Pessoa;
  pedidoId: number;
  agora: Date;
  de: SituacaoPedido | null;
  para: SituacaoPedido;
  alteracoes?: AlteracaoItem[];
  /** What the audit row says beyond the states. */
  dados: Record<string, unknown>;
};

type Passo = Pick<Anotacao, 'pessoa' | 'agora' | 'para' | 'alteracoes' | 'dados'> & {
  cabecalho: CabecalhoPedido;
  set: Mudanca;
};

/** One step of an order's life by its row of the cycle: the check, the guarded update, the history, the audit row. */
@Injectable()
export class PedidosPassoService {
  constructor(
    private readonly repository: PedidosRepository,
    private readonly eventos: EventosService,
  ) {}

  /** Refuses the step where the row of the cycle does not allow it. */
  exigir(evento: EventoPedido, { pedido, fusoHorario }: CabecalhoPedido, pessoa: Pessoa, agora: Date): void {
    const passo = passoDe(evento);
    const { situacao, dataRefeicao } = pedido;
    if (!passo.de.includes(situacao)) throw problema('transicao-invalida', { detail: passo.recusa });
    const diaPassado = dataRefeicao < plainDate(agora, fusoHorario);
    if (diaPassado && !passo.aposODia) throw diaQuePassou(dataRefeicao);
    if (!permite(passo, { situacao, autoridades: pessoa.authorities, diaPassado })) throw problema('nao-permitido');
  }

  /** Takes the step, or says who changed the order in between. */
  async dar(tx: Transaction, evento: EventoPedido, passo: Passo): Promise<void> {
    const { cabecalho, pessoa, agora, para, set } = passo;
    const { id, versao, situacao } = cabecalho.pedido;
    const guarda = { id, versao, de: passoDe(evento).de };
    const mudanca = { ...set, situacao: para, alteradoEm: agora, alteradoPor: pessoa.usuarioId };
    if (!(await this.repository.transition(tx, guarda, mudanca))) await this.recusarVencida(tx, cabecalho);
    await this.anotar(tx, evento, { ...passo, pedidoId: id, de: situacao });
  }

  async anotar(tx: Transaction, evento: EventoPedido, anotacao: Anotacao): Promise<void> {
    const { pessoa, pedidoId, agora, de, para, alteracoes = [], dados } = anotacao;
    const linha = { pedidoId, em: agora, usuarioId: pessoa.usuarioId, evento, de, para, alteracoes };
    await this.repository.addHistory(tx, linha);
    await this.eventos.registrar(tx, pessoa, {
      acao: passoDe(evento).operacao,
      entidade: 'pedidos',
      entidadeId: pedidoId,
      dados: { ...dados, de, para },
    });
  }

  private async recusarVencida(tx: Transaction, lido: CabecalhoPedido): Promise<never> {
    throw versaoVencida((await this.repository.findById(tx, lido.pedido.id)) ?? lido);
  }
}
