import type { components } from '@alipen/contracts/generated/government-api';
import type { Limites } from './regras.table.ts';

type Schemas = components['schemas'];
export type Diferenca = Schemas['Diferenca'];
export type FaixaDiferenca = Schemas['FaixaDiferenca'];
export type BaseConferencia = Schemas['BaseConferencia'];
/** `servidores` counts those on duty plus those in office hours. */
export type BaseDoDia = { internos: number; servidores: number };

/** Rules R15 and R16, worst band first: the first whose limit the difference passes. */
const faixas: readonly { acimaDe: (limites: Limites) => number; faixa: FaixaDiferenca }[] = [
  { acimaDe: limites => limites.justificativaAcimaDe, faixa: 'MUITO_ACIMA' },
  { acimaDe: limites => limites.atencaoAcimaDe, faixa: 'ACIMA' },
];

/** R16: servers are compared with their own head count. */
const bases = {
  EFETIVO_INTERNO: efetivo => efetivo.internos,
  EFETIVO_SERVIDOR: efetivo => efetivo.servidores,
  SEM_BASE: () => null,
} satisfies Record<BaseConferencia, (efetivo: BaseDoDia) => number | null>;

/** R16: the parameter may compare servers with the inmates, as the field's old rule did. */
export const baseDe = (
  base: BaseConferencia,
  efetivo: BaseDoDia | null,
  { baseServidores = 'EFETIVO_SERVIDOR' }: Limites,
): number | null => efetivo && bases[base === 'EFETIVO_SERVIDOR' ? baseServidores : base](efetivo);

/** Asked minus head count; null when there is nothing to compare with. */
export const diferencaDe = (quantidade: number, base: number | null): number | null =>
  base === null ? null : quantidade - base;

export const faixaDe = (valor: number | null, limites: Limites): FaixaDiferenca =>
  valor === null ? 'SEM_BASE' : (faixas.find(({ acimaDe }) => valor > acimaDe(limites))?.faixa ?? 'OK');

interface Comparada {
  quantidade: number;
  valor: number | null;
  base: BaseConferencia;
}

/**
 * R16: servers compared with the inmates are green below that number and red from it on. Since the number is not theirs,
 * only `faixaDe` says whether a reason is due (R18). Zero is never red.
 */
export function compararCelula({ quantidade, valor, base }: Comparada, limites: Limites): Diferenca {
  const antiga = base === 'EFETIVO_SERVIDOR' && limites.baseServidores === 'EFETIVO_INTERNO';
  if (!antiga || valor === null) return { valor, faixa: faixaDe(valor, limites) };
  return { valor, faixa: quantidade > 0 && valor >= 0 ? 'MUITO_ACIMA' : 'OK' };
}

const gravidade = { SEM_BASE: 0, OK: 1, ACIMA: 2, MUITO_ACIMA: 3 } satisfies Record<FaixaDiferenca, number>;

const pior = (uma: Diferenca, outra: Diferenca): boolean =>
  gravidade[uma.faixa] - gravidade[outra.faixa] > 0 ||
  (uma.faixa === outra.faixa && (uma.valor ?? 0) > (outra.valor ?? 0));

export function maiorDiferenca(diferencas: Iterable<Diferenca>): Diferenca {
  let maior: Diferenca = { valor: null, faixa: 'SEM_BASE' };
  for (const diferenca of diferencas) if (pior(diferenca, maior)) maior = diferenca;
  return maior;
}
