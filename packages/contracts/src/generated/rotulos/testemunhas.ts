// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_ENVIO_SELO = {
  NA_FILA: "Na fila",
  ENVIADO: "Enviado",
  NAO_ENVIADO: "Não enviado",
} as const satisfies Record<Schemas['SituacaoEnvioSelo'], string>;
