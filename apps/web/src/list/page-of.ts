import type { Page } from './list.model.ts';

export const pageOf = <Row>(
  rows: readonly Row[],
  { pagina, tamanho }: { pagina: number; tamanho: number },
): Page<Row> => ({
  itens: rows.slice((pagina - 1) * tamanho, pagina * tamanho),
  total: rows.length,
});
