// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_TIPO_EMPENHO = {
  ORDINARIO: "Ordinário",
  ESTIMATIVO: "Estimativo",
  GLOBAL: "Global",
} as const satisfies Record<Schemas['TipoEmpenho'], string>;

export const ROTULO_DE_TIPO_MOVIMENTO_EMPENHO = {
  REFORCO: "Reforço",
  ANULACAO: "Anulação",
} as const satisfies Record<Schemas['TipoMovimentoEmpenho'], string>;
