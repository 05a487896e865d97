import { codigoLido } from '../fechamentos/fechamentos.service.ts';

/** A day's code has 28 letters; those of a month (P), a billing (M) and a term (T) have theirs before them. */
export function codigoDoPapel(digitado: string): string | undefined {
  const doDia = codigoLido(digitado);
  if (doDia) return doDia;
  const [, letra, resto] = /^([PMT])(.*)$/s.exec(digitado.trim().toUpperCase()) ?? [];
  const codigo = resto && codigoLido(resto);
  return letra && codigo ? `${letra}-${codigo}` : undefined;
}
