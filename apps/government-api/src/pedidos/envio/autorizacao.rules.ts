import type { CabecalhoPedido } from '../registro/pedidos.repository.ts';

/** As an order is sent: nobody authorised it yet, where somebody must. */
export const semAutorizacao = (exigida: boolean) =>
  ({ autorizacao: exigida ? 'FALTA' : null, autorizadoEm: null, autorizadoPor: null }) as const;

/** What was authorised are these quantities: others wait again, until the order is confirmed. */
export const deNovoPorAutorizar = ({ pedido }: CabecalhoPedido) =>
  pedido.situacao === 'ENVIADO' && pedido.autorizacao !== null ? semAutorizacao(true) : {};
