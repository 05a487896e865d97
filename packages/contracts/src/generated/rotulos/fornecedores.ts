// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_ALVARA = {
  NAO_INFORMADO: "Não informado",
  EM_DIA: "Em dia",
  VENCENDO: "Vence em breve",
  VENCIDO: "Vencido",
} as const satisfies Record<Schemas['SituacaoAlvara'], string>;

export const ROTULO_DE_ASSUNTO_EMAIL = {
  PEDIDOS: "Pedidos",
  OCORRENCIAS: "Ocorrências",
  MEDICAO: "Medição",
  CONTRATO: "Contrato",
} as const satisfies Record<Schemas['AssuntoEmail'], string>;
