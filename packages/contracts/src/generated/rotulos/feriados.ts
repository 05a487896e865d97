// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_ORIGEM_FERIADO = {
  OFICIAL: "Oficial",
  PROPRIO: "Próprio",
} as const satisfies Record<Schemas['OrigemFeriado'], string>;
