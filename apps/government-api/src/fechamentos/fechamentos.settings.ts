/** The address of the web client, which the code printed on a map leads to; null where PUBLIC_ORIGIN is not set. */
export const ENDERECO_PUBLICO = Symbol('ENDERECO_PUBLICO');
