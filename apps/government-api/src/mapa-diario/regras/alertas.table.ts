import type { Parametros } from '../../parametros/parametros.service.ts';

/** From when on a day stands out (domain 8, item 3), as the manager set it for that day. */
export const limiaresDe = (valores: Parametros) => ({
  /** How many days back a day is compared with. */
  janelaDias: valores.alertaJanelaDias,
  /** Fewer days with an order than this say nothing yet. */
  diasParaMediana: valores.alertaDiasParaMediana,
  saltoPct: valores.alertaSaltoPct,
  /** A small unit moves by a few meals without meaning anything. */
  saltoMinimo: valores.alertaSaltoMinimo,
  /** The same totals and the same value, so many days in a row. */
  diasRepetidos: valores.alertaDiasRepetidos,
});
export type Limiares = ReturnType<typeof limiaresDe>;
