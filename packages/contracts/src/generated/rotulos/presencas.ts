// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_FORMA_DE_PRESENCA = {
  QR_ROTATIVO: "QR da tela da unidade",
  QR_FIXO: "QR do cartaz",
  A_MAO: "Código digitado à mão",
  NAO_CONFERE: "Código não confere",
  SEM: "Sem código de presença",
} as const satisfies Record<Schemas['FormaDePresenca'], string>;
