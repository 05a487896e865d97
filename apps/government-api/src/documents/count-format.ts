/** `(1, 'pedido', 'pedidos')` gives `1 pedido`; thousands are separated by a point. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
