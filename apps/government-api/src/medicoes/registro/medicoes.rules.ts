import { addDays } from '../../clock/clock.ts';

export type DiaDaUnidade = { readonly lotacaoId: number; readonly data: string };

export const primeiroDia = (data: string): string => `${data.slice(0, 7)}-01`;

/** Returns its first day. */
export const mesAnterior = (data: string): string => primeiroDia(addDays(primeiroDia(data), -1));

/** Returns its first day. */
export const mesSeguinte = (mes: string): string => primeiroDia(addDays(primeiroDia(mes), 31));

export function ehDiaUtil(n: number, data: string, util: (data: string) => boolean): boolean {
  if (!util(data)) return false;
  let uteis = 0;
  for (let dia = primeiroDia(data); dia <= data; dia = addDays(dia, 1)) if (util(dia)) uteis += 1;
  return uteis === n;
}
