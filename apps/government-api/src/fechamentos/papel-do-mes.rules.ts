import { createHash } from 'node:crypto';
import { codigoComLetraLido, novoCodigo } from './codigo.rules.ts';

export type DiaDoPapel = { readonly data: string; readonly versao: number; readonly hash: string };

/** One number over every closed day, which changes when any of them does. */
export const seloDoMes = (dias: readonly Pick<DiaDoPapel, 'data' | 'hash'>[]): string =>
  createHash('sha256')
    .update(dias.map(({ data, hash }) => `${data} ${hash}`).join('\n'))
    .digest('hex');

/** The letter tells it from the code of a day and from that of a billing. */
export const novoCodigoDoMes = (): string => `P-${novoCodigo()}`;

/** Normalizes a typed or scanned code; undefined where it cannot be a month's. */
export const codigoDoMesLido = (digitado: string): string | undefined => codigoComLetraLido('P', digitado);
