// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_DOWNLOAD = {
  NA_FILA: "Na fila",
  EM_PROCESSAMENTO: "Preparando",
  CONCLUIDO: "Pronto",
  ERRO: "Falhou",
  CANCELADO: "Cancelado",
  EXPIRADO: "Expirado",
} as const satisfies Record<Schemas['SituacaoDownload'], string>;
