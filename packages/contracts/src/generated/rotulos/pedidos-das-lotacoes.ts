// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_GRUPO_DOS_TOTAIS = {
  FORNECEDOR: "Fornecedor",
  MUNICIPIO: "Município",
  UF: "Estado",
} as const satisfies Record<Schemas['GrupoDosTotais'], string>;

export const ROTULO_DE_VARIACAO_SEMANAL = {
  MUITO_ACIMA: "Muito acima",
  ACIMA: "Acima",
  COMO_ANTES: "Como antes",
  ABAIXO: "Abaixo",
  MUITO_ABAIXO: "Muito abaixo",
  NOVA: "Não se pediu antes",
} as const satisfies Record<Schemas['VariacaoSemanal'], string>;

export const ROTULO_DE_SITUACAO_DA_REFEICAO = {
  ATRASADA: "Atrasada",
  NAO_ENTREGUE: "Não entregue",
  PARCIAL: "Parcial",
  SEM_PEDIDO: "Sem pedido",
  RASCUNHO: "Rascunho",
  A_CONFIRMAR: "A confirmar",
  NA_JANELA: "Na hora",
  AGUARDANDO: "Aguardando",
  COMPLETA: "Completa",
  NAO_PEDIDA: "Não pedida",
  INTERROMPIDA: "Interrompida ou suspensa",
} as const satisfies Record<Schemas['SituacaoDaRefeicao'], string>;
