// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_ACAO_TELA = {
  editar: "Mudar",
  revogar: "Revogar",
} as const satisfies Record<Schemas['AcaoTela'], string>;
