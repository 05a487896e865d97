// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SINAL_DO_SALDO = {
  EM_DIA: "Em dia",
  AVISO: "Aviso",
  ALERTA: "Alerta",
} as const satisfies Record<Schemas['SinalDoSaldo'], string>;
