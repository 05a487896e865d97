import type { components } from '@alipen/contracts/generated/bff';

export const TIPOS_DE_LOTACAO = {
  UNIDADE_PRISIONAL: 'Unidade prisional',
  DELEGACIA: 'Delegacia',
  ABRIGO: 'Abrigo',
  SOCIOEDUCATIVO: 'Unidade socioeducativa',
  QUARTEL: 'Quartel',
  ADMINISTRATIVO: 'Administrativo',
} satisfies Record<components['schemas']['TipoLotacao'], string>;
