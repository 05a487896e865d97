import type { Filtros } from './filtros.address.ts';
import type { PedidoResumido } from './pedidos.queries.ts';

/** What a list of orders needs, whatever its shape. */
export interface ListaProps {
  itens: readonly PedidoResumido[];
  refeicoes: readonly { id: number; nome: string }[];
  ordem: Filtros['ordem'];
  ordenar: (ordem: string) => void;
  abrir: (pedidoId: number) => void;
}

/** Where an order is prepared again: its own unit and day. */
export const enderecoDoPreparo = ({ lotacao, dataRefeicao }: PedidoResumido) =>
  `/modules/solicitacao?lotacao=${lotacao.id}&data=${dataRefeicao}`;

export const totalDaRefeicao = (pedido: PedidoResumido, refeicaoId: number) =>
  pedido.refeicoes.find(({ tipoAlimentacaoId }) => tipoAlimentacaoId === refeicaoId)?.total;
