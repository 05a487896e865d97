// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_BASE_CONFERENCIA = {
  EFETIVO_INTERNO: "Efetivo de internos",
  EFETIVO_SERVIDOR: "Efetivo de servidores",
  SEM_BASE: "Não se compara",
} as const satisfies Record<Schemas['BaseConferencia'], string>;
