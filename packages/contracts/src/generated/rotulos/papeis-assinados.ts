// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_NIVEL_DA_ASSINATURA = {
  SIMPLES: "Simples: a senha",
  AVANCADA: "Avançada: chave pessoal ou conta gov.br",
  QUALIFICADA: "Qualificada: certificado ICP-Brasil",
} as const satisfies Record<Schemas['NivelDaAssinatura'], string>;

export const ROTULO_DE_ESPECIE_DO_CERTIFICADO = {
  GOVBR: "Conta gov.br: assinatura avançada",
  ICP_BRASIL: "Certificado ICP-Brasil: assinatura qualificada",
} as const satisfies Record<Schemas['EspecieDoCertificado'], string>;
