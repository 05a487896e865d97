/** `(1, 'pedido', 'pedidos')` is `1 pedido`; thousands have their point. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
