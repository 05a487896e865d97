import type { AccessEvent } from './access-event.ts';

/** Events that the operator's eye should catch; the rest is the day's ordinary. */
export const WARNED: ReadonlySet<AccessEvent['evento']> = new Set([
  'TOKEN_RECUSADO',
  'AUTORIDADE_DESCONHECIDA',
  'CHAVES_INDISPONIVEIS',
  'CHAVES_TROCADAS',
  'DISJUNTOR',
]);
