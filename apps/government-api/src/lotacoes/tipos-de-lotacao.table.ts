import type { components } from '@alipen/contracts/generated/government-api';

export const tiposDeLotacao: Readonly<Record<components['schemas']['TipoLotacao'], string>> = {
  UNIDADE_PRISIONAL: 'Unidade prisional',
  DELEGACIA: 'Delegacia',
  ABRIGO: 'Abrigo',
  SOCIOEDUCATIVO: 'Unidade socioeducativa',
  QUARTEL: 'Quartel',
  ADMINISTRATIVO: 'Administrativo',
};
