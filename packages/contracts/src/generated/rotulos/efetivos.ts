// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_FONTE_EFETIVO = {
  MANUAL: "Informado",
  IMPORTADO: "Importado",
  INTEGRACAO: "Integração",
} as const satisfies Record<Schemas['FonteEfetivo'], string>;
