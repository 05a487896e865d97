import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { plainDate } from '../../clock/clock.ts';
import { CycleSteps, type Guard, type Line } from '../../cycle/cycle-steps.ts';
import type { Transaction } from '../../database/database.ts';
import { type Change, LiveService } from '../../live/live.service.ts';
import { ciclo } from '../pedidos.ciclo.rules.ts';
import type { EventoPedido, SituacaoPedido } from '../pedidos.ciclo.table.ts';
import type { Fatos } from '../pedidos.condicoes.table.ts';
import type { AlteracaoItem } from '../quantidades/itens.rules.ts';
import { type CabecalhoPedido, PedidosRepository } from '../registro/pedidos.repository.ts';
import { PedidosAvisosService } from './avisos.service.ts';
import { type DepoisDoPasso, depoisDoPasso } from './depois.rules.ts';
import type { LinhaDeEdicao } from './registro.rules.ts';
import { versaoVencida } from './versao.rules.ts';

type Autor = Pick<Pessoa, 'usuarioId' | 'matricula' | 'requestId'>;
type Mudanca = Parameters<PedidosRepository['transition']>[2];

type Anotacao = Line<EventoPedido, SituacaoPedido> & {
  pessoa: Autor;
  agora: Date;
  alteracoes?: AlteracaoItem[];
  detalhe?: string | null;
};
type Anunciado = Pick<CabecalhoPedido['pedido'], 'id' | 'lotacaoId' | 'dataRefeicao' | 'situacao'>;

type Passo = Pick<Anotacao, 'agora' | 'para' | 'alteracoes' | 'detalhe' | 'dados'> & {
  pessoa: Pessoa;
  cabecalho: CabecalhoPedido;
  set: Mudanca;
  /** Typing not yet in the history, which is written with this step. */
  antes?: LinhaDeEdicao | null;
  motivo?: string | null;
  /** Further writes, started once the step is sure and sent together with it. */
  junto?: () => readonly Promise<unknown>[];
};

/** Runs in the transaction of the step: a failure undoes both. */
export type AoPasso = (
  tx: Transaction,
  evento: EventoPedido,
  pedido: Pick<CabecalhoPedido['pedido'], 'id' | 'lotacaoId' | 'dataRefeicao'>,
) => Promise<void>;

@Injectable()
export class PedidosPassoService {
  private readonly ouvintes: AoPasso[] = [];

  constructor(
    private readonly repository: PedidosRepository,
    private readonly steps: CycleSteps,
    private readonly avisos: PedidosAvisosService,
    private readonly live: LiveService,
  ) {}

  /** To be called once, as the process starts. */
  aoPasso(ouvinte: AoPasso): void {
    this.ouvintes.push(ouvinte);
  }

  exigir(
    evento: EventoPedido,
    { pedido, fusoHorario }: CabecalhoPedido,
    pessoa: Pessoa,
    agora: Date,
    fatos?: Fatos,
  ): void {
    const { situacao, dataRefeicao } = pedido;
    ciclo.require(evento, {
      situacao,
      autoridades: pessoa.authorities,
      diaPassado: dataRefeicao < plainDate(agora, fusoHorario),
      dataRefeicao,
      fatos: fatos ?? 'no-uso',
    });
  }

  /** Throws, naming who changed the order, when it changed in between. Returns the header and the new history lines. */
  async dar(tx: Transaction, evento: EventoPedido, passo: Passo): Promise<DepoisDoPasso> {
    const { cabecalho, pessoa, agora, para, set, antes, alteracoes, detalhe, dados, junto } = passo;
    const { id, situacao: de, lotacaoId, dataRefeicao } = cabecalho.pedido;
    const mudanca = { registrado: null, ...set, situacao: para, alteradoEm: agora, alteradoPor: pessoa.usuarioId };
    const linha: Anotacao = { passo: evento, id, de, para, pessoa, agora, alteracoes, detalhe, dados };
    const linhas = antes ? [linhaDeEdicao(cabecalho, antes, pessoa), linha] : [linha];
    const autor = await this.steps.take(tx, ciclo, {
      ...this.guardada(tx, cabecalho, mudanca),
      linha,
      antes: linhas.slice(0, -1),
      historico: () => this.repository.addHistory(tx, linhas.map(escrita)),
      avisar: () => mudancasDe([{ id, lotacaoId, dataRefeicao, situacao: para }]),
      junto: () => [
        this.avisos.contar(tx, evento, {
          ...passo,
          tipo: set.tipo ?? cabecalho.pedido.tipo,
          porAutorizar: set.autorizacao === 'FALTA',
        }),
        ...(junto?.() ?? []),
      ],
    });
    for (const ouvinte of this.ouvintes) await ouvinte(tx, evento, cabecalho.pedido);
    return depoisDoPasso(cabecalho, { mudanca, autor, pessoa, linhas: linhas.map(escrita) });
  }

  /** Saves typing; the history gets a line only when the pending typing is somebody else's. */
  async guardar(
    tx: Transaction,
    { cabecalho, pessoa, agora, set, antes }: Omit<Passo, 'para' | 'dados'>,
  ): Promise<void> {
    const { id, situacao } = cabecalho.pedido;
    const mudanca = { ...set, situacao, alteradoEm: agora, alteradoPor: pessoa.usuarioId };
    await this.steps.take(tx, ciclo, {
      ...this.guardada(tx, cabecalho, mudanca),
      linha: { passo: 'editar', id, pessoa, de: situacao, para: situacao },
      calado: true,
      avisar: () => mudancasDe([cabecalho.pedido]),
      junto: () => (antes ? [this.anotar(tx, [linhaDeEdicao(cabecalho, antes, pessoa)])] : []),
    });
  }

  private guardada(tx: Transaction, lido: CabecalhoPedido, mudanca: Mudanca) {
    const { id, versao } = lido.pedido;
    return {
      entidade: 'pedidos',
      versao,
      gravar: (guarda: Guard) => this.repository.transition(tx, guarda, mudanca),
      reler: async () => {
        const cabecalho = await this.repository.findById(tx, id);
        return cabecalho ? { versao: cabecalho.pedido.versao, cabecalho } : undefined;
      },
      vencida: (agora?: { cabecalho: CabecalhoPedido }) => versaoVencida(agora?.cabecalho ?? lido),
    };
  }

  anunciar(tx: Transaction, pedidos: readonly Anunciado[]): Promise<void> {
    return this.live.publish(tx, mudancasDe(pedidos));
  }

  anotar(tx: Transaction, linhas: readonly Anotacao[]): Promise<void> {
    const historico = () => this.repository.addHistory(tx, linhas.map(escrita));
    return this.steps.write(tx, ciclo, { entidade: 'pedidos', linhas, historico });
  }
}

const mudancasDe = (pedidos: readonly Anunciado[]): Change[] =>
  pedidos.map(({ id, lotacaoId, dataRefeicao, situacao }) => ({
    tipo: 'pedido',
    pedidoId: id,
    lotacaoId,
    data: dataRefeicao,
    situacao,
  }));

const escrita = ({ passo, id, de, para, agora: em, pessoa, alteracoes = [], detalhe }: Anotacao) => ({
  evento: passo,
  pedidoId: id,
  de,
  para,
  em,
  usuarioId: pessoa.usuarioId,
  alteracoes,
  detalhe: detalhe?.slice(0, 500) || null,
});

function linhaDeEdicao({ pedido }: CabecalhoPedido, { pessoa, ...linha }: LinhaDeEdicao, agente: Pessoa): Anotacao {
  const { id, situacao } = pedido;
  const autor = { ...pessoa, requestId: agente.requestId };
  return { passo: 'editar', id, de: situacao, para: situacao, pessoa: autor, ...linha };
}
