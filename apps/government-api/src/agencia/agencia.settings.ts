export const INSTALACAO = Symbol('INSTALACAO');

export type Instalacao = {
  /** The lines above every paper until a manager says others (AGENCY_NAME). */
  readonly nome: readonly string[];
  /** The address of the web client, for printed codes; null where it is not configured. */
  readonly endereco: string | null;
};
