import type { components } from '@alipen/contracts/generated/government-api';

export type BaseDoMapa = components['schemas']['BaseDoMapa'];

/** In order, from what is asked to what is paid. */
export const bases = ['SOLICITADA', 'CONFIRMADA', 'ENTREGUE', 'ACEITA'] as const satisfies readonly BaseDoMapa[];

export const nomeDaBase = {
  SOLICITADA: 'quantidade solicitada',
  CONFIRMADA: 'quantidade confirmada',
  ENTREGUE: 'quantidade entregue',
  ACEITA: 'quantidade aceita',
} as const satisfies Record<BaseDoMapa, string>;
