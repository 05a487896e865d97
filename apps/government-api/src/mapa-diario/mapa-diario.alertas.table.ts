/** From when on a day stands out (domain 8, item 3). A proposal of ours: no source gives these numbers. */
export const limiaresDosAlertas = {
  /** How many days back a day is compared with. */
  janelaDias: 14,
  /** Fewer days with an order than this say nothing yet. */
  diasParaMediana: 5,
  saltoPct: 30,
  /** A small unit moves by a few meals without meaning anything. */
  saltoMinimo: 20,
  /** The same totals and the same value, so many days in a row. */
  diasRepetidos: 7,
} as const;
