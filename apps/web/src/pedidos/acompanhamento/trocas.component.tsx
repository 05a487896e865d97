import { useQuery } from '@tanstack/react-query';
import { TrocasDoDia } from '../../trocas/trocas-do-dia.panel.tsx';
import type { Pedido } from '../pedidos.queries.ts';
import { listarPerguntasDoPedido } from '../pergunta/perguntas.queries.ts';

/** The swaps of the order's unit and day. Its suppliers are already here, for the questions to them. */
export function Trocas({ pedido: { id, dataRefeicao, lotacao } }: { pedido: Pedido }) {
  const { data } = useQuery(listarPerguntasDoPedido(id));
  if (!data) return null;
  return <TrocasDoDia data={dataRefeicao} fornecedores={data.fornecedores} lotacao={lotacao} />;
}
