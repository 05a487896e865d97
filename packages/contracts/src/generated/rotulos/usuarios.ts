// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_USUARIO = {
  ATIVO: "Ativa",
  BLOQUEADO: "Bloqueada",
} as const satisfies Record<Schemas['SituacaoUsuario'], string>;

export const ROTULO_DE_CREDENCIAL_DA_PESSOA = {
  PROPRIA: "Própria",
  PRIMEIRA: "Primeira, à espera da entrada",
  NENHUMA: "Sem senha que valha",
} as const satisfies Record<Schemas['CredencialDaPessoa'], string>;
