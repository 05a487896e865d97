// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_TIPO_TROCA = {
  ITEM: "Troca de item",
  DIAS: "Troca de dias",
} as const satisfies Record<Schemas['TipoTroca'], string>;

export const ROTULO_DE_LADO_DA_TROCA = {
  FORNECEDOR: "Pedida pelo fornecedor",
  AGENCIA: "Pedida ao fornecedor",
} as const satisfies Record<Schemas['LadoDaTroca'], string>;

export const ROTULO_DE_SITUACAO_TROCA = {
  PEDIDA: "Espera decisão",
  ACEITA: "Aceita",
  RECUSADA: "Recusada",
  SEM_DECISAO: "Recusada: ninguém decidiu a tempo",
  RETIRADA: "Retirada",
} as const satisfies Record<Schemas['SituacaoTroca'], string>;
