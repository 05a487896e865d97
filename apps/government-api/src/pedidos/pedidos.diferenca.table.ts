import type { components } from '@alipen/contracts/generated/government-api';
import type { Limites } from './pedidos.regras.table.ts';

type Schemas = components['schemas'];
export type Diferenca = Schemas['Diferenca'];
export type FaixaDiferenca = Schemas['FaixaDiferenca'];
export type BaseConferencia = Schemas['BaseConferencia'];
/** The head count a quantity is compared with: `servidores` is on duty plus office hours. */
export type BaseDoDia = { internos: number; servidores: number };

/** Bands of rules R15 and R16, worst first: the first whose floor the difference passes. */
const faixas: readonly { acimaDe: (limites: Limites) => number; faixa: FaixaDiferenca }[] = [
  { acimaDe: limites => limites.justificativaAcimaDe, faixa: 'MUITO_ACIMA' },
  { acimaDe: limites => limites.atencaoAcimaDe, faixa: 'ACIMA' },
];

/** Which number of the head count each public is compared with (R16: servers with their own count). */
const bases = {
  EFETIVO_INTERNO: efetivo => efetivo.internos,
  EFETIVO_SERVIDOR: efetivo => efetivo.servidores,
  SEM_BASE: () => null,
} satisfies Record<BaseConferencia, (efetivo: BaseDoDia) => number | null>;

export const baseDe = (base: BaseConferencia, efetivo: BaseDoDia | null): number | null =>
  efetivo && bases[base](efetivo);

/** Asked less head count; null where there is nothing to compare with. */
export const diferencaDe = (quantidade: number, base: number | null): number | null =>
  base === null ? null : quantidade - base;

export const faixaDe = (valor: number | null, limites: Limites): FaixaDiferenca =>
  valor === null ? 'SEM_BASE' : (faixas.find(({ acimaDe }) => valor > acimaDe(limites))?.faixa ?? 'OK');

/** The worst difference of an order: what its row is coloured by. */
export function maiorDiferenca(diferencas: Iterable<number | null>, limites: Limites): Diferenca {
  let valor: number | null = null;
  for (const diferenca of diferencas) {
    if (diferenca !== null && (valor === null || diferenca > valor)) valor = diferenca;
  }
  return { valor, faixa: faixaDe(valor, limites) };
}
