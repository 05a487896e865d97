// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_DA_ASSINATURA_GOVBR = {
  ESPERA: "Espera a autorização no gov.br",
  AUTORIZADA: "Autorizada no gov.br",
  RECUSADA: "Não foi autorizada",
} as const satisfies Record<Schemas['SituacaoDaAssinaturaGovbr'], string>;
