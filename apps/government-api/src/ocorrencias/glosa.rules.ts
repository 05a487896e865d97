/** One priced cell of a delivery: whole meals and centavos. */
export type CelulaEntregue = { readonly entregue: number; readonly recusada: number; readonly precoCentavos: number };
/** Centavos that other occurrences of the same delivery already took. */
export type JaGlosado = { readonly recusado: number; readonly desconto: number };
/** Centavos; they never add up to more than was delivered. */
export type Valores = { entregue: number; recusado: number; jaDescontado: number; restante: number };

const NADA: JaGlosado = { recusado: 0, desconto: 0 };

/**
 * What a glosa may reach (domain 6.4, item 5): refused meals are never paid, and the percentage falls on what is left
 * of the rest, so that nothing is taken twice.
 */
export function valoresDe(celulas: readonly CelulaEntregue[], ja: JaGlosado = NADA): Valores {
  const soma = (de: (celula: CelulaEntregue) => number): number =>
    celulas.reduce((total, celula) => total + de(celula) * celula.precoCentavos, 0);
  const entregue = soma(celula => celula.entregue);
  const todoRecusado = soma(celula => Math.min(celula.recusada, celula.entregue));
  const recusado = Math.max(0, todoRecusado - ja.recusado);
  const jaDescontado = ja.recusado + ja.desconto;
  return { entregue, recusado, jaDescontado, restante: Math.max(0, entregue - jaDescontado - recusado) };
}

/** All of the refused part and a percentage of the rest, rounded down: half a centavo stays with the supplier. */
export function glosaDe(
  { recusado, restante }: Pick<Valores, 'recusado' | 'restante'>,
  percentual: number,
): { recusado: number; desconto: number; total: number } {
  const desconto = Number((BigInt(restante) * BigInt(percentual)) / 100n);
  return { recusado, desconto, total: recusado + desconto };
}
