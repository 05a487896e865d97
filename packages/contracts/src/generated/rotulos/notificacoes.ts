// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_TIPO_NOTIFICACAO = {
  PENDENCIA: "Pendência",
  ALERTA: "Alerta",
  AVISO: "Aviso",
} as const satisfies Record<Schemas['TipoNotificacao'], string>;
