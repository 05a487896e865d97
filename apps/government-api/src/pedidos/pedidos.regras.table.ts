import type { components } from '@alipen/contracts/generated/government-api';

export type RegrasPedido = components['schemas']['RegrasPedido'];

/** The numbers of the domain's rules R4, R15, R16, R18 and R21: used by the checks and served to the screens from here. */
export const regras = {
  quantidadeMaxima: 9999,
  atencaoAcimaDe: 0,
  justificativaAcimaDe: 5,
  horizonteDias: 14,
} as const satisfies RegrasPedido;
