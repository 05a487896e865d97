// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_TIPO_ALTERACAO_CONTRATO = {
  ADITIVO: "Termo Aditivo",
  APOSTILAMENTO: "Apostilamento",
} as const satisfies Record<Schemas['TipoAlteracaoContrato'], string>;
