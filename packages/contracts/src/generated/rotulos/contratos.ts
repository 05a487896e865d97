// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_CONTRATO = {
  FUTURO: "Futuro",
  VIGENTE: "Vigente",
  A_VENCER: "A vencer",
  VENCIDO: "Vencido",
  ENCERRADO: "Encerrado",
} as const satisfies Record<Schemas['SituacaoContrato'], string>;
