import type { components } from '@alipen/contracts/generated/government-api';
import type { Contagem } from './primeiros-passos.repository.ts';

type Schemas = components['schemas'];
type Passo = Schemas['PassoDaInstalacao'];
export type Fatos = Contagem & { readonly temNome: boolean };

type Regra = {
  readonly feito: (fatos: Fatos) => boolean;
  readonly quantos?: (fatos: Fatos) => number;
  /** The step is of each unit. */
  readonly porUnidade?: true;
};

/** In the order in which they are taken: each needs some of those before it. One unit is enough to go on. */
const REGRAS: Readonly<Record<Passo, Regra>> = {
  ORGAO: { feito: ({ temNome }) => temNome },
  UNIDADES: { feito: ({ unidades }) => unidades > 0, quantos: ({ unidades }) => unidades },
  REFEICOES: {
    feito: ({ refeicoes, publicos }) => refeicoes > 0 && publicos > 0,
    quantos: ({ refeicoes }) => refeicoes,
  },
  CONTRATO: { feito: ({ atendidas }) => atendidas > 0, quantos: ({ atendidas }) => atendidas, porUnidade: true },
  // The one who asks is there already.
  PESSOAS: { feito: ({ pessoas }) => pessoas > 1, quantos: ({ pessoas }) => Math.max(0, pessoas - 1) },
  PROGRAMACAO: {
    feito: ({ programadas }) => programadas > 0,
    quantos: ({ programadas }) => programadas,
    porUnidade: true,
  },
  PEDIDO: { feito: () => false },
};

export const passosDe = (fatos: Fatos): Schemas['PrimeiroPasso'][] =>
  Object.entries(REGRAS).map(([passo, { feito, quantos, porUnidade }]) => ({
    passo: passo as Passo,
    feito: feito(fatos),
    quantos: quantos?.(fatos) ?? null,
    de: porUnidade ? fatos.unidades : null,
  }));
