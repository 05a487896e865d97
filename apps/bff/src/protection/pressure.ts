export type Reading = {
  /** The event loop's delay at its 99th percentile, ms. */
  readonly delayMs: number;
  /** Bytes of memory in use. */
  readonly rss: number;
};

export type Bearable = Reading & { readonly inFlight: number };

/** The load against what the process is made for: 1 is just bearable. */
export const pressureOf = (reading: Reading, bearable: Bearable): number =>
  Math.max(reading.delayMs / bearable.delayMs, reading.rss / bearable.rss);
