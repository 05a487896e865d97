// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_PRESCRICAO = {
  PEDIDA: "À espera da autorização",
  AUTORIZADA: "Autorizada",
  RECUSADA: "Recusada",
  ENCERRADA: "Encerrada",
} as const satisfies Record<Schemas['SituacaoPrescricao'], string>;

export const ROTULO_DE_VALIDADE_PRESCRICAO = {
  POR_VIR: "Ainda não começou",
  EM_VIGOR: "Em vigor",
  A_VENCER: "A vencer",
  VENCIDA: "Vencida",
} as const satisfies Record<Schemas['ValidadePrescricao'], string>;

export const ROTULO_DE_PROFISSAO_DO_PRESCRITOR = {
  MEDICO: "Médico (CRM)",
  NUTRICIONISTA: "Nutricionista (CRN)",
  ENFERMEIRO: "Enfermeiro (Coren)",
  DENTISTA: "Dentista (CRO)",
} as const satisfies Record<Schemas['ProfissaoDoPrescritor'], string>;
