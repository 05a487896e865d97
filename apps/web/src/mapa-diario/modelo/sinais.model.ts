import type { components } from '@alipen/contracts/generated/bff';

export type SituacaoDaLinha = Pick<
  components['schemas']['FechamentoDaLotacao'],
  'situacao' | 'assinaturas' | 'exigidas'
>;
