import type { components } from '@alipen/contracts/generated/bff';

/** Of a day's map: its state, and how many of those who must have signed. */
export type SituacaoDaLinha = Pick<
  components['schemas']['FechamentoDaLotacao'],
  'situacao' | 'assinaturas' | 'exigidas'
>;
