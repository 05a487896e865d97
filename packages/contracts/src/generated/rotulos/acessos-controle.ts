// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_ACESSO_CONTROLE = {
  VIGENTE: "Vigente",
  A_VENCER: "A vencer",
  ENCERRADO: "Encerrado",
} as const satisfies Record<Schemas['SituacaoAcessoControle'], string>;

export const ROTULO_DE_ATO_ACESSO_CONTROLE = {
  CONVIDAR: "Convite",
  RENOVAR: "Renovação",
  ENCERRAR: "Encerramento",
} as const satisfies Record<Schemas['AtoAcessoControle'], string>;
