// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_CIENCIA = {
  SEM_CIENCIA: "Sem ciência do fornecedor",
  CIENTE: "Fornecedor ciente",
  MUDOU: "Mudou depois da ciência",
} as const satisfies Record<Schemas['SituacaoCiencia'], string>;

export const ROTULO_DE_SITUACAO_DO_ENVIO = {
  NA_FILA: "Na fila",
  ENVIADO: "Enviado",
  FALHOU: "Falhou",
  SEM_CONFIRMACAO: "Sem confirmação",
} as const satisfies Record<Schemas['SituacaoDoEnvio'], string>;
