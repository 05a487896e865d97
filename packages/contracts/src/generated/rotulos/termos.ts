// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_TIPO_TERMO = {
  PROVISORIO: "Recebimento provisório",
  DEFINITIVO: "Recebimento definitivo",
} as const satisfies Record<Schemas['TipoTermo'], string>;

export const ROTULO_DE_SITUACAO_TERMO = {
  EMITIDO: "À espera de assinatura",
  ASSINADO: "Assinado",
  RECUSADO: "Recusado",
  SUPERADO: "Superado",
} as const satisfies Record<Schemas['SituacaoTermo'], string>;
