import type { AccessEvent } from './access-event.ts';

export const WARNED: ReadonlySet<AccessEvent['evento']> = new Set([
  'TOKEN_RECUSADO',
  'AUTORIDADE_DESCONHECIDA',
  'CHAVES_INDISPONIVEIS',
  'CHAVES_TROCADAS',
  'DISJUNTOR',
]);
