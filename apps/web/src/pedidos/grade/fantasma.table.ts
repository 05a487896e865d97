import type { CelulaPreparo } from '../pedidos.queries.ts';

export const FANTASMAS = {
  ontem: { rotulo: 'Ontem', antes: 'ontem', de: ({ ontem }: CelulaPreparo) => ontem },
  semanaPassada: {
    rotulo: 'Semana passada',
    antes: 'sem. passada',
    de: ({ semanaPassada }: CelulaPreparo) => semanaPassada,
  },
  costume: { rotulo: 'Costume do dia', antes: 'costuma ser', de: ({ costume }: CelulaPreparo) => costume },
  programada: { rotulo: 'Programação', antes: 'programado', de: ({ programada }: CelulaPreparo) => programada },
  nenhum: { rotulo: 'Nada', antes: '', de: () => null },
} as const satisfies Record<string, { rotulo: string; antes: string; de: (celula: CelulaPreparo) => number | null }>;

export type Fantasma = keyof typeof FANTASMAS;

export const fantasmaDe = (texto: string | null): Fantasma =>
  texto && Object.hasOwn(FANTASMAS, texto) ? (texto as Fantasma) : 'ontem';
