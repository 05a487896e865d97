/** Injection token. */
export const AGENCY = Symbol('agency');
export type Agency = {
  /** The lines above every paper; none where nobody said them. */
  readonly name: readonly string[];
  /** Where the web client is, for the codes printed; null where it was not told. */
  readonly address: string | null;
};
