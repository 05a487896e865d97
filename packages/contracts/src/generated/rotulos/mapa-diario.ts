// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_BASE_DO_MAPA = {
  ACEITA: "Aceita",
  ENTREGUE: "Entregue",
  CONFIRMADA: "Confirmada",
  SOLICITADA: "Solicitada",
} as const satisfies Record<Schemas['BaseDoMapa'], string>;
