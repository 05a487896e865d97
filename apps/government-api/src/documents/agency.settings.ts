export const AGENCY = Symbol('agency');
export type Agency = {
  /** The lines above every paper; empty where none are configured. */
  readonly name: readonly string[];
  /** The address of the web client, for printed codes; null where it is not configured. */
  readonly address: string | null;
};
