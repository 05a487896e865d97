// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_MOTIVO_SOBRA = {
  PRESENCA_MENOR: "Menos gente que o pedido",
  NAO_QUISERAM: "Não quiseram comer",
  VEIO_A_MAIS: "O fornecedor trouxe a mais",
  OUTRO: "Outro motivo",
} as const satisfies Record<Schemas['MotivoSobra'], string>;
