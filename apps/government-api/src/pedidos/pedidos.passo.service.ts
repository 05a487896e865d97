import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { plainDate } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { LiveService } from '../live/live.service.ts';
import { PedidosAvisosService } from './pedidos.avisos.service.ts';
import { passoDe } from './pedidos.ciclo.rules.ts';
import type { EventoPedido, SituacaoPedido } from './pedidos.ciclo.table.ts';
import { condicoes, type Fatos } from './pedidos.condicoes.table.ts';
import { type DepoisDoPasso, depoisDoPasso } from './pedidos.depois.rules.ts';
import { diaPassado as diaQuePassou } from './pedidos.digitacao.rules.ts';
import type { AlteracaoItem } from './pedidos.itens.rules.ts';
import type { LinhaDeEdicao } from './pedidos.registro.rules.ts';
import { type CabecalhoPedido, PedidosRepository } from './pedidos.repository.ts';
import { versaoVencida } from './pedidos.versao.rules.ts';

/** Who signs a line. */
type Autor = Pick<Pessoa, 'usuarioId' | 'matricula' | 'requestId'>;
type Mudanca = Parameters<PedidosRepository['transition']>[2];

type Anotacao = {
  evento: EventoPedido;
  pessoa: Autor;
  pedidoId: number;
  agora: Date;
  de: SituacaoPedido | null;
  para: SituacaoPedido;
  alteracoes?: AlteracaoItem[];
  /** In words, what the cells do not tell. */
  detalhe?: string | null;
  /** What the audit row says beyond the states. */
  dados: Record<string, unknown>;
};

type Passo = Pick<Anotacao, 'agora' | 'para' | 'alteracoes' | 'detalhe' | 'dados'> & {
  pessoa: Pessoa;
  cabecalho: CabecalhoPedido;
  set: Mudanca;
  /** Typing that is not yet in the history and goes into it with this step. */
  antes?: LinhaDeEdicao | null;
  /** Why, in words, for who is told. */
  motivo?: string | null;
  /** What else is written with it, once the step is sure: all of it is said together. */
  junto?: () => readonly Promise<unknown>[];
};

/** Told in the transaction of a step: what it writes happens with it, and its failure undoes both. */
export type AoPasso = (
  tx: Transaction,
  evento: EventoPedido,
  pedido: Pick<CabecalhoPedido['pedido'], 'id' | 'lotacaoId' | 'dataRefeicao'>,
) => Promise<void>;

/** One step of an order's life by its row of the cycle: the check, the guarded update, the history, the audit row. */
@Injectable()
export class PedidosPassoService {
  private readonly ouvintes: AoPasso[] = [];

  constructor(
    private readonly repository: PedidosRepository,
    private readonly eventos: EventosService,
    private readonly avisos: PedidosAvisosService,
    private readonly live: LiveService,
  ) {}

  /** Registers who wants to know of each step; to be called once, as the process starts. */
  aoPasso(ouvinte: AoPasso): void {
    this.ouvintes.push(ouvinte);
  }

  /** Refuses the step where the row of the cycle does not allow it. */
  exigir(
    evento: EventoPedido,
    { pedido, fusoHorario }: CabecalhoPedido,
    pessoa: Pessoa,
    agora: Date,
    fatos?: Fatos,
  ): void {
    const passo = passoDe(evento);
    const { situacao, dataRefeicao } = pedido;
    if (!passo.de.includes(situacao)) throw problema('transicao-invalida', { detail: passo.recusa });
    const diaPassado = dataRefeicao < plainDate(agora, fusoHorario);
    if (diaPassado && !passo.aposODia) throw diaQuePassou(dataRefeicao);
    if (!passo.autoridades.some(autoridade => pessoa.authorities.includes(autoridade))) throw problema('nao-permitido');
    if (passo.condicao && fatos && !condicoes[passo.condicao].vale(fatos))
      throw condicoes[passo.condicao].recusa(fatos);
  }

  /** Takes the step, or says who changed the order in between. Answers the order's header and its new lines. */
  async dar(tx: Transaction, evento: EventoPedido, passo: Passo): Promise<DepoisDoPasso> {
    const { cabecalho, pessoa, agora, para, set, antes, alteracoes, detalhe, dados, junto } = passo;
    const { id, versao, situacao } = cabecalho.pedido;
    const guarda = { id, versao, de: passoDe(evento).de };
    const mudanca = { registrado: null, ...set, situacao: para, alteradoEm: agora, alteradoPor: pessoa.usuarioId };
    const autor = (await this.repository.transition(tx, guarda, mudanca)) ?? (await this.recusarVencida(tx, cabecalho));
    const linha: Anotacao = { evento, pedidoId: id, de: situacao, para, pessoa, agora, alteracoes, detalhe, dados };
    const linhas = antes ? [linhaDeEdicao(cabecalho, antes, pessoa), linha] : [linha];
    await Promise.all([
      this.anotar(tx, linhas),
      this.anunciar(tx, [{ ...cabecalho.pedido, situacao: para }]),
      this.avisos.contar(tx, evento, { ...passo, tipo: set.tipo ?? cabecalho.pedido.tipo }),
      ...(junto?.() ?? []),
    ]);
    for (const ouvinte of this.ouvintes) await ouvinte(tx, evento, cabecalho.pedido);
    return depoisDoPasso(cabecalho, { mudanca, autor, pessoa, linhas: linhas.map(escrita) });
  }

  /** Typing goes on: the order changes, and the history only where it tells of somebody else. */
  async guardar(
    tx: Transaction,
    { cabecalho, pessoa, agora, set, antes }: Omit<Passo, 'para' | 'dados'>,
  ): Promise<void> {
    const { id, versao, situacao } = cabecalho.pedido;
    const mudanca = { ...set, situacao, alteradoEm: agora, alteradoPor: pessoa.usuarioId };
    const guarda = { id, versao, de: passoDe('editar').de };
    if (!(await this.repository.transition(tx, guarda, mudanca))) await this.recusarVencida(tx, cabecalho);
    if (antes) await this.anotar(tx, [linhaDeEdicao(cabecalho, antes, pessoa)]);
    await this.anunciar(tx, [cabecalho.pedido]);
  }

  /** Tells the screens that are open; `situacao` is the present one. */
  anunciar(
    tx: Transaction,
    pedidos: readonly Pick<CabecalhoPedido['pedido'], 'id' | 'lotacaoId' | 'dataRefeicao' | 'situacao'>[],
  ): Promise<void> {
    return this.live.publish(
      tx,
      pedidos.map(({ id, lotacaoId, dataRefeicao, situacao }) => ({
        tipo: 'pedido',
        pedidoId: id,
        lotacaoId,
        data: dataRefeicao,
        situacao,
      })),
    );
  }

  /** History and audit rows, one statement each however many lines there are. */
  async anotar(tx: Transaction, linhas: readonly Anotacao[]): Promise<void> {
    const auditadas = linhas.map(({ evento, pessoa, pedidoId, de, para, dados }) => ({
      pessoa,
      acao: passoDe(evento).operacao ?? evento,
      entidade: 'pedidos',
      entidadeId: pedidoId,
      dados: { ...dados, de, para },
    }));
    await Promise.all([
      this.repository.addHistory(tx, linhas.map(escrita)),
      this.eventos.registrarDeTodos(tx, auditadas),
    ]);
  }

  private async recusarVencida(tx: Transaction, lido: CabecalhoPedido): Promise<never> {
    throw versaoVencida((await this.repository.findById(tx, lido.pedido.id)) ?? lido);
  }
}

const escrita = ({ agora: em, pessoa, alteracoes = [], detalhe = null, dados: _, ...linha }: Anotacao) => ({
  ...linha,
  em,
  usuarioId: pessoa.usuarioId,
  alteracoes,
  detalhe: detalhe?.slice(0, 500) || null,
});

function linhaDeEdicao({ pedido }: CabecalhoPedido, { pessoa, ...linha }: LinhaDeEdicao, agente: Pessoa): Anotacao {
  const { id: pedidoId, situacao } = pedido;
  const autor = { ...pessoa, requestId: agente.requestId };
  return { evento: 'editar', pedidoId, de: situacao, para: situacao, pessoa: autor, ...linha };
}
