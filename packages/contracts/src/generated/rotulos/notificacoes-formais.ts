// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_NOTIFICACAO_FORMAL = {
  EMITIDA: "Emitida",
  ENVIADA: "Enviada à contratada",
  DEVOLVIDA: "Devolvida assinada",
  ACEITA: "Devolução aceita",
  RECUSADA: "Devolução recusada",
} as const satisfies Record<Schemas['SituacaoNotificacaoFormal'], string>;

export const ROTULO_DE_VIA_DA_NOTIFICACAO = {
  EMITIDA: "A notificação emitida",
  DEVOLVIDA: "A que voltou assinada",
} as const satisfies Record<Schemas['ViaDaNotificacao'], string>;

export const ROTULO_DE_CONFERENCIA_DA_DEVOLUCAO = {
  SOBRE_O_EMITIDO: "Assinada sobre o arquivo emitido",
  FORA: "Assinada fora; conferir",
} as const satisfies Record<Schemas['ConferenciaDaDevolucao'], string>;
