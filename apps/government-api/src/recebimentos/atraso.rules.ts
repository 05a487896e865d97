import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];
export type FaixaAtraso = Schemas['FaixaAtraso'];

/** In minutes, as in force on the meal's day: the meal's own tolerance and the parameters of R6. */
export type LimitesDoAtraso = {
  readonly toleranciaMin: number;
  readonly atrasoAvisoMin: number;
  readonly atrasoLeveMin: number;
  readonly atrasoGraveMin: number;
};

export const MINUTO = 60_000;

/** Whole minutes after the end of the window; arriving within its last minute is on time. */
export const atrasoEm = (chegadaEm: Date, fimEm: Date): number =>
  Math.max(0, Math.floor((chegadaEm.getTime() - fimEm.getTime()) / MINUTO));

/** Within the meal's tolerance there is no warning, whatever the parameters say; past it, the gravest band reached. */
export function faixaDe(atrasoMin: number, limites: LimitesDoAtraso): FaixaAtraso {
  if (atrasoMin === 0) return 'NO_PRAZO';
  if (atrasoMin <= limites.toleranciaMin) return 'TOLERADO';
  if (atrasoMin >= limites.atrasoGraveMin) return 'GRAVE';
  if (atrasoMin >= limites.atrasoLeveMin) return 'LEVE';
  return atrasoMin >= limites.atrasoAvisoMin ? 'AVISO' : 'TOLERADO';
}

export const lancamentoTardio = (aconteceuEm: Date, registradoEm: Date, aPartirDeMin: number): boolean =>
  registradoEm.getTime() - aconteceuEm.getTime() >= aPartirDeMin * MINUTO;
