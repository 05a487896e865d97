// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_UF = {
  AC: "Acre",
  AL: "Alagoas",
  AP: "Amapá",
  AM: "Amazonas",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MT: "Mato Grosso",
  MS: "Mato Grosso do Sul",
  MG: "Minas Gerais",
  PA: "Pará",
  PB: "Paraíba",
  PR: "Paraná",
  PE: "Pernambuco",
  PI: "Piauí",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RS: "Rio Grande do Sul",
  RO: "Rondônia",
  RR: "Roraima",
  SC: "Santa Catarina",
  SP: "São Paulo",
  SE: "Sergipe",
  TO: "Tocantins",
} as const satisfies Record<Schemas['Uf'], string>;

export const ROTULO_DE_TIPO_LOTACAO = {
  UNIDADE_PRISIONAL: "Unidade prisional",
  DELEGACIA: "Delegacia",
  ABRIGO: "Abrigo",
  SOCIOEDUCATIVO: "Unidade socioeducativa",
  QUARTEL: "Quartel",
  ADMINISTRATIVO: "Administrativo",
} as const satisfies Record<Schemas['TipoLotacao'], string>;

export const ROTULO_DE_PENDENCIA_LOTACAO = {
  SEM_CONTRATO: "Sem contrato",
  SEM_PROGRAMACAO: "Sem programação",
  SEM_EFETIVO: "Sem efetivo",
} as const satisfies Record<Schemas['PendenciaLotacao'], string>;
