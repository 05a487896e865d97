import type { Parametros } from '../../parametros/parametros.service.ts';

/** When a day stands out (domain 8, item 3), as the manager set it for that day. */
export const limiaresDe = (valores: Parametros) => ({
  janelaDias: valores.alertaJanelaDias,
  /** With fewer days that have an order there is no alert yet. */
  diasParaMediana: valores.alertaDiasParaMediana,
  saltoPct: valores.alertaSaltoPct,
  /** In meals: a small unit varies by a few without meaning anything. */
  saltoMinimo: valores.alertaSaltoMinimo,
  /** Days in a row with the same totals and the same value. */
  diasRepetidos: valores.alertaDiasRepetidos,
});
export type Limiares = ReturnType<typeof limiaresDe>;

export function medianaDe(numeros: readonly number[]): number | null {
  const ordenados = numeros.toSorted((a, b) => a - b);
  // Of the two in the middle the lower, so that the median is a number that was really asked.
  return ordenados[Math.floor((ordenados.length - 1) / 2)] ?? null;
}
