// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_SUSPENSAO = {
  PEDIDA: "Espera a decisão",
  RECUSADA: "Recusada",
  DESISTIDA: "A lotação desistiu",
  FUTURA: "Ainda não começou",
  EM_CURSO: "Em curso",
  PASSADA: "Terminada",
  SEM_EFEITO: "Encerrada antes de começar",
} as const satisfies Record<Schemas['SituacaoSuspensao'], string>;
