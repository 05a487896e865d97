import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: no I, L, O or U, which are misread on paper. */
const LETRAS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GRUPOS = 7;
const POR_GRUPO = 4;

/** 140 random bits, five a letter, in groups that a person can copy from paper. */
export function novoCodigo(bytes: Uint8Array = randomBytes(GRUPOS * POR_GRUPO)): string {
  const letras = Array.from(bytes, byte => LETRAS[byte & 31]).join('');
  return Array.from({ length: GRUPOS }, (_, n) => letras.slice(n * POR_GRUPO, (n + 1) * POR_GRUPO)).join('-');
}

/** Normalizes a typed or scanned code; undefined where it cannot be one. */
export function codigoLido(digitado: string): string | undefined {
  const letras = digitado.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{28}$/.test(letras)) return undefined;
  return letras.match(/.{4}/g)?.join('-');
}

/** As `codigoLido`, of a paper whose code has a letter before it: a month's (P), a billing's (M), a term's (T), a formal notification's (N). */
export function codigoComLetraLido(letra: 'P' | 'M' | 'T' | 'N', digitado: string): string | undefined {
  const letras = digitado.trim().toUpperCase();
  if (!letras.startsWith(letra)) return undefined;
  const codigo = codigoLido(letras.slice(1));
  return codigo && `${letra}-${codigo}`;
}
