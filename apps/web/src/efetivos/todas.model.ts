import type { EfetivoNoDia } from './efetivos.queries.ts';

/** Who did not inform comes first; the server has them by name. */
export const emOrdem = (linhas: readonly EfetivoNoDia[]): EfetivoNoDia[] =>
  linhas.toSorted((a, b) => Number(a.informado !== null) - Number(b.informado !== null));

export type Numero = 'internos' | 'servidores';

/** Against the number before it; null where one of the two is missing. */
export const diferencaDe = ({ informado, anterior }: EfetivoNoDia, numero: Numero): number | null =>
  informado && anterior ? informado[numero] - anterior[numero] : null;

/** A change that somebody should look at twice before the orders follow it. */
const MUITO_PERCENTUAL = 5;

export function mudouMuito(linha: EfetivoNoDia): boolean {
  const diferenca = diferencaDe(linha, 'internos');
  const antes = linha.anterior?.internos ?? 0;
  return diferenca !== null && Math.abs(diferenca) * 100 > MUITO_PERCENTUAL * antes;
}

export interface Soma {
  informaram: number;
  internos: number;
  servidores: number;
  /** Only of units that have both numbers. */
  diferenca: number;
}

export function somar(linhas: readonly EfetivoNoDia[]): Soma {
  const soma: Soma = { informaram: 0, internos: 0, servidores: 0, diferenca: 0 };
  for (const linha of linhas) {
    if (!linha.informado) continue;
    soma.informaram += 1;
    soma.internos += linha.informado.internos;
    soma.servidores += linha.informado.servidores;
    soma.diferenca += diferencaDe(linha, 'internos') ?? 0;
  }
  return soma;
}
