import { codigoComLetraLido, codigoLido } from '../fechamentos/fechamentos.service.ts';

const LETRAS = ['P', 'M', 'T'] as const;

/** A code of any kind of paper, normalized; undefined where it can be none. */
export const codigoDoPapel = (digitado: string): string | undefined =>
  codigoLido(digitado) ?? LETRAS.map(letra => codigoComLetraLido(letra, digitado)).find(Boolean);
