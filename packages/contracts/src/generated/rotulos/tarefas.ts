// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_TAREFA = {
  EM_DIA: "Em dia",
  EM_CURSO: "Em curso",
  FALHANDO: "Falhando",
} as const satisfies Record<Schemas['SituacaoTarefa'], string>;

export const ROTULO_DE_SITUACAO_EXECUCAO = {
  EM_CURSO: "Em curso",
  CONCLUIDA: "Concluída",
  FALHOU: "Falhou",
  PERDIDA: "Perdida",
} as const satisfies Record<Schemas['SituacaoExecucao'], string>;
