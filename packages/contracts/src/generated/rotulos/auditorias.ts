// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_AUDITORIA = {
  AGUARDANDO_SEMENTE: "Aguarda o sorteio",
  EM_CONFERENCIA: "Em conferência",
  DEMONSTRADA: "Demonstrada",
  ENCERRADA: "Encerrada sem demonstração",
} as const satisfies Record<Schemas['SituacaoAuditoria'], string>;
