// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_PERGUNTA = {
  ABERTA: "Pergunta em aberto",
  RESPONDIDA: "Respondida",
  SEM_RESPOSTA: "Sem resposta no prazo",
  ENCERRADA: "Encerrada sem resposta",
  RETIRADA: "Retirada",
} as const satisfies Record<Schemas['SituacaoPergunta'], string>;

export const ROTULO_DE_ATENDIMENTO_DO_FORNECEDOR = {
  ATENDE: "Fornecedor atende",
  ATENDE_EM_PARTE: "Atende em parte",
  NAO_ATENDE: "Não atende",
} as const satisfies Record<Schemas['AtendimentoDoFornecedor'], string>;
