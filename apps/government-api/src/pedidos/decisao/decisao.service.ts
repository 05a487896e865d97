import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { eachInSavepoint } from '../../database/each-in-savepoint.ts';
import { type MotivoEscolhido, MotivosService } from '../../motivos/motivos.service.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { etagOf } from '../../versions/versions.ts';
import { PedidosAvisosService } from '../ciclo/avisos.service.ts';
import { PedidosPassoService } from '../ciclo/passo.service.ts';
import { edicaoPendente } from '../ciclo/registro.rules.ts';
import { exigirVersao } from '../ciclo/versao.rules.ts';
import { fatosDe, refeicoesPedidas } from '../leitura/fatos.rules.ts';
import { PedidosLeituraService } from '../leitura/leitura.service.ts';
import { ciclo } from '../pedidos.ciclo.rules.ts';
import { textoOuNada } from '../quantidades/digitacao.rules.ts';
import { PedidosAjustesRepository } from '../registro/ajustes.repository.ts';
import { type CabecalhoPedido, type ItemLido, PedidosRepository } from '../registro/pedidos.repository.ts';
import { exigirObservacao } from './confirmacao.rules.ts';
import { acoesDoLote, decisoes, type EventoDecidido } from './decisoes.table.ts';

type Schemas = components['schemas'];
export type Vista = { pedidoId: number; ifMatch: string | undefined };
/** What stopped the delivery: kept in the order, so that the day may be asked for again once it is over. */
export type CausaDoCancelamento = { readonly interrupcaoId: number } | { readonly suspensaoId: number };
export type Decidido = { motivoId?: number; texto?: string };

/** Who decided, where the order itself says it. */
const marcaDe: { readonly [E in EventoDecidido]?: (em: Date, por: Pessoa) => Partial<CabecalhoPedido['pedido']> } = {
  autorizar: (em, { usuarioId }) => ({ autorizacao: 'DADA', autorizadoEm: em, autorizadoPor: usuarioId }),
  confirmar: (em, { usuarioId }) => ({ confirmadoEm: em, confirmadoPor: usuarioId }),
};

@Injectable()
export class PedidosDecisaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosRepository,
    private readonly ajustes: PedidosAjustesRepository,
    private readonly leitura: PedidosLeituraService,
    private readonly passos: PedidosPassoService,
    private readonly avisos: PedidosAvisosService,
    private readonly motivos: MotivosService,
    private readonly parametros: ParametrosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly clock: Clock,
  ) {}

  decidir(pessoa: Pessoa, evento: EventoDecidido, vista: Vista, decidido: Decidido): Promise<Schemas['Pedido']> {
    return this.database.transaction(async tx => {
      const motivo = await this.motivoDe(tx, evento, decidido);
      await this.aplicar(tx, pessoa, evento, { ...vista, motivo, texto: textoOuNada(decidido.texto) });
      return this.leitura.ler(tx, vista.pedidoId, pessoa);
    });
  }

  /** Each order succeeds or fails alone; a stale version refuses only its own order. */
  emLote(pessoa: Pessoa, lote: Schemas['AcaoEmLote']): Promise<Schemas['ResultadosPorRegistro']> {
    return this.database.transaction(async tx => {
      const evento = acoesDoLote[lote.acao];
      const motivo = await this.motivoDe(tx, evento, lote);
      const versoes = new Map(lote.pedidos.map(({ id, versao }) => [id, versao]));
      const resultados = await eachInSavepoint(tx, [...versoes.keys()], (savepoint, pedidoId) => {
        const ifMatch = etagOf(versoes.get(pedidoId) ?? 0);
        return this.aplicar(savepoint, pessoa, evento, { pedidoId, ifMatch, motivo, texto: textoOuNada(lote.texto) });
      });
      return { resultados };
    });
  }

  /** Cancelled by an interruption of the deliveries or a suspension of the unit: the day may be asked for again once it is over. */
  async cancelarPor(
    tx: Transaction,
    pessoa: Pessoa,
    vista: Vista,
    dito: { motivo: MotivoEscolhido; texto: string; causa: CausaDoCancelamento },
  ): Promise<void> {
    await this.aplicar(tx, pessoa, 'cancelar', { ...vista, ...dito });
  }

  private async motivoDe(tx: Transaction, evento: EventoDecidido, { motivoId, texto }: Decidido) {
    const contexto = decisoes[evento].motivo;
    return contexto && this.motivos.escolhido(tx, contexto, { motivoId, texto: textoOuNada(texto) });
  }

  private async aplicar(
    tx: Transaction,
    pessoa: Pessoa,
    evento: EventoDecidido,
    {
      motivo,
      texto,
      causa,
      ...vista
    }: Vista & {
      motivo: MotivoEscolhido | null;
      texto: string | null;
      causa?: CausaDoCancelamento;
    },
  ): Promise<void> {
    const cabecalho = await this.leitura.exigir(tx, vista.pedidoId, pessoa);
    const agora = this.clock.now();
    exigirVersao(vista.ifMatch, cabecalho);
    const itens = await this.repository.itemsOf(tx, vista.pedidoId);
    this.passos.exigir(
      evento,
      cabecalho,
      pessoa,
      agora,
      await this.fatos(tx, evento, { cabecalho, itens, pessoa, agora }),
    );
    if (evento === 'confirmar') await this.conferirObservacao(tx, cabecalho, itens, texto);
    const { para, resposta } = decisoes[evento];
    const emPalavras = motivo ? [motivo.palavras, texto].filter(Boolean).join(': ') : texto;
    await this.passos.dar(tx, evento, {
      cabecalho,
      pessoa,
      agora,
      para,
      antes: edicaoPendente(cabecalho, itens),
      set: {
        motivoId: motivo?.id ?? null,
        motivoTexto: motivo ? texto : null,
        ...causa,
        ...marcaDe[evento]?.(agora, pessoa),
      },
      detalhe: emPalavras,
      motivo: emPalavras,
      dados: { ...(motivo && { motivo: motivo.palavras }), ...(texto && { texto }) },
    });
    if (evento === 'confirmar') await this.repository.confirmItems(tx, vista.pedidoId);
    if (!resposta) return;
    const quem = { agora, usuarioId: pessoa.usuarioId, resposta };
    const fechados = await this.ajustes.closePending(tx, vista.pedidoId, quem);
    await this.avisos.contarAumentos(tx, 'AUMENTO_RESPONDIDO', cabecalho, fechados);
  }

  private async fatos(
    tx: Transaction,
    evento: EventoDecidido,
    {
      cabecalho,
      itens,
      ...quem
    }: { cabecalho: CabecalhoPedido; itens: readonly ItemLido[]; pessoa: Pessoa; agora: Date },
  ) {
    if (!ciclo.row(evento).condicao) return undefined;
    const { criadoPor, enviadoPor, autorizacao, dataRefeicao } = cabecalho.pedido;
    return fatosDe({
      ...quem,
      ...{ criadoPor, enviadoPor, autorizacao },
      dataRefeicao,
      fusoHorario: cabecalho.fusoHorario,
      refeicoes: await this.tiposAlimentacao.ativos(tx, dataRefeicao),
      pedidas: refeicoesPedidas(itens),
      pendentes: 0,
      recebido: itens.some(({ quantidadeEntregue }) => quantidadeEntregue !== null),
    });
  }

  private async conferirObservacao(
    tx: Transaction,
    { pedido }: CabecalhoPedido,
    itens: readonly ItemLido[],
    observacao: string | null,
  ): Promise<void> {
    if (observacao) return;
    const { efetivoInternos: internos, efetivoServidores: servidores } = pedido;
    const efetivo = internos !== null && servidores !== null ? { internos, servidores } : null;
    exigirObservacao(itens, efetivo, await this.parametros.doDia(tx, pedido.dataRefeicao));
  }
}
