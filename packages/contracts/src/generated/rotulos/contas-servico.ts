// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_CONTA = {
  VALIDA: "Válida",
  VENCIDA: "Vencida",
  REVOGADA: "Revogada",
} as const satisfies Record<Schemas['SituacaoConta'], string>;
