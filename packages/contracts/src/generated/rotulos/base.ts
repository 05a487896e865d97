// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_AUTORIDADE = {
  AL_GESTOR: "Gestor",
  SOLICITANTE: "Solicitante",
  AL_ATENDIMENTO: "Atendimento",
  AL_MONITORAMENTO: "Monitoramento",
  AL_FISCAL: "Fiscal",
} as const satisfies Record<Schemas['Autoridade'], string>;
