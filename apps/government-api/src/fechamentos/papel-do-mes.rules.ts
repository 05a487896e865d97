import { createHash } from 'node:crypto';
import { codigoLido, novoCodigo } from './codigo.rules.ts';

/** A closed day as a month's paper stands on it. */
export type DiaDoPapel = { readonly data: string; readonly versao: number; readonly hash: string };

/** One number over every closed day: change one and it is another. */
export const seloDoMes = (dias: readonly Pick<DiaDoPapel, 'data' | 'hash'>[]): string =>
  createHash('sha256')
    .update(dias.map(({ data, hash }) => `${data} ${hash}`).join('\n'))
    .digest('hex');

/** The letter tells it from the code of a day, and from that of a billing, whoever types it. */
export const novoCodigoDoMes = (): string => `P-${novoCodigo()}`;

/** What somebody typed or scanned, as it is kept; undefined where it can be no code of a month. */
export function codigoDoMesLido(digitado: string): string | undefined {
  const letras = digitado.trim().toUpperCase();
  if (!letras.startsWith('P')) return undefined;
  const codigo = codigoLido(letras.slice(1));
  return codigo && `P-${codigo}`;
}
