// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_NIVEL_DA_ASSINATURA = {
  SIMPLES: "Simples: a senha",
  AVANCADA: "Avançada: chave de assinatura",
  QUALIFICADA: "Qualificada: certificado ICP-Brasil",
} as const satisfies Record<Schemas['NivelDaAssinatura'], string>;
