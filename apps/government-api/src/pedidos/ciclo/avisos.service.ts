import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../database/database.ts';
import type { DoPasso } from '../../notificacoes/notificacoes.regras.table.ts';
import { NotificacoesService } from '../../notificacoes/notificacoes.service.ts';
import type { EventoPedido, SituacaoPedido } from '../pedidos.ciclo.table.ts';
import { PedidosEntregaRepository } from '../registro/entrega.repository.ts';
import type { CabecalhoPedido } from '../registro/pedidos.repository.ts';

type FatoDoPasso =
  | 'PEDIDO_ENVIADO'
  | 'PEDIDO_EMERGENCIAL'
  | 'PEDIDO_DEVOLVIDO'
  | 'PEDIDO_RECUSADO'
  | 'PEDIDO_CONFIRMADO'
  | 'PEDIDO_AUTORIZADO'
  | 'PEDIDO_CANCELADO'
  | 'PEDIDO_EXPIRADO'
  | 'RECEBIMENTO_COMPLETO';

type Chegada = {
  readonly tipo: CabecalhoPedido['pedido']['tipo'];
  readonly para: SituacaoPedido;
  /** With this step the order waits for an authorisation. */
  readonly porAutorizar?: boolean;
};

/** CONFIRMADO means that meals are still to come: nothing to tell. */
const recebido = ({ para }: Chegada) => (para === 'CONFIRMADO' ? null : 'RECEBIMENTO_COMPLETO');

/** The fact that each step tells people. Adjustments and receptions are told by the code that knows which one it was. */
const fatos: { readonly [E in EventoPedido]?: (chegada: Chegada) => FatoDoPasso | null } = {
  enviar: ({ tipo }) => (tipo === 'EMERGENCIAL' ? 'PEDIDO_EMERGENCIAL' : 'PEDIDO_ENVIADO'),
  devolver: () => 'PEDIDO_DEVOLVIDO',
  autorizar: () => 'PEDIDO_AUTORIZADO',
  confirmar: () => 'PEDIDO_CONFIRMADO',
  recusar: () => 'PEDIDO_RECUSADO',
  cancelar: () => 'PEDIDO_CANCELADO',
  expirar: () => 'PEDIDO_EXPIRADO',
  receber: recebido,
  corrigirRecebimento: recebido,
};

export type PassoDado = Chegada & { readonly cabecalho: CabecalhoPedido; readonly motivo?: string | null };

@Injectable()
export class PedidosAvisosService {
  constructor(
    private readonly notificacoes: NotificacoesService,
    private readonly entrega: PedidosEntregaRepository,
  ) {}

  async contar(tx: Transaction, evento: EventoPedido, passo: PassoDado): Promise<void> {
    const fato = fatos[evento]?.(passo);
    if (!fato && !passo.porAutorizar) return;
    const { pedido, lotacao } = passo.cabecalho;
    const contexto: DoPasso = {
      lotacaoId: lotacao.id,
      lotacao: lotacao.nome,
      data: pedido.dataRefeicao,
      pedidoId: pedido.id,
      numero: pedido.numero,
      versao: pedido.versao + 1,
      motivo: passo.motivo ?? null,
    };
    if (passo.porAutorizar) await this.notificacoes.emitir(tx, 'PEDIDO_A_AUTORIZAR', [contexto]);
    if (!fato) return;
    if (fato !== 'PEDIDO_CANCELADO') return void (await this.notificacoes.emitir(tx, fato, [contexto]));
    const tiposAlimentacao = await this.entrega.mealsOf(tx, pedido.id);
    await this.notificacoes.emitir(tx, fato, [{ ...contexto, tiposAlimentacao }]);
  }

  async contarAumentos(
    tx: Transaction,
    fato: 'AUMENTO_PEDIDO' | 'AUMENTO_RESPONDIDO',
    { pedido, lotacao }: CabecalhoPedido,
    ajusteIds: readonly number[],
    aceito = false,
  ): Promise<void> {
    const comum = { lotacaoId: lotacao.id, lotacao: lotacao.nome, data: pedido.dataRefeicao };
    const doPedido = { ...comum, pedidoId: pedido.id, numero: pedido.numero };
    await this.notificacoes.emitir(
      tx,
      fato,
      ajusteIds.map(ajusteId => ({ ...doPedido, ajusteId, aceito })),
    );
  }
}
