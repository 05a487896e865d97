// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_MEDICAO = {
  ABERTA: "Aberta",
  ENVIADA: "Em conferência",
  CORRECAO_SOLICITADA: "Correção pedida",
  CORRIGIDA: "Corrigida",
  APROVADA: "Aprovada",
  ATESTADA: "Atestada",
} as const satisfies Record<Schemas['SituacaoMedicao'], string>;

export const ROTULO_DE_SITUACAO_CORRECAO = {
  PENDENTE: "Pendente",
  RESPONDIDA: "Respondida",
  REFEITA: "Mapa refeito",
} as const satisfies Record<Schemas['SituacaoCorrecao'], string>;

export const ROTULO_DE_VIGENCIA_DO_ATESTO = {
  VIGENTE: "Em vigor",
  REABERTA: "Superado: um mapa foi reaberto",
  SUBSTITUIDA: "Substituído",
} as const satisfies Record<Schemas['VigenciaDoAtesto'], string>;
