// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_ORIGEM_OCORRENCIA = {
  PEDIDO: "Pedido",
  RECEBIMENTO: "Recebimento",
  FISCALIZACAO: "Fiscalização",
} as const satisfies Record<Schemas['OrigemOcorrencia'], string>;

export const ROTULO_DE_GRAVIDADE_OCORRENCIA = {
  ADVERTENCIA: "Advertência",
  LEVE: "Leve",
  MODERADO: "Moderado",
  GRAVE: "Grave",
  GRAVISSIMO: "Gravíssimo",
} as const satisfies Record<Schemas['GravidadeOcorrencia'], string>;

export const ROTULO_DE_SITUACAO_OCORRENCIA = {
  ABERTA: "Aberta",
  NOTIFICADA: "Notificada",
  RESPONDIDA: "Respondida",
  SEM_RESPOSTA: "Sem resposta",
  ACEITA_JUSTIFICATIVA: "Justificativa aceita",
  PROCEDENTE: "Procedente",
  GLOSADA: "Glosada",
  SANEADA: "Saneada",
  ENCERRADA: "Encerrada",
} as const satisfies Record<Schemas['SituacaoOcorrencia'], string>;

export const ROTULO_DE_EVENTO_OCORRENCIA = {
  abrir: "Aberta",
  notificar: "Fornecedor notificado",
  responder: "Respondida",
  vencer: "Prazo encerrado sem resposta",
  decidir: "Decidida",
  glosar: "Glosada",
  sanear: "Correção anotada",
  encerrar: "Encerrada",
} as const satisfies Record<Schemas['EventoOcorrencia'], string>;
