// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_FORMA_DE_AVISO = {
  NA_HORA: "E-mail na hora",
  RESUMO: "Resumo do dia",
  SISTEMA: "Só no sistema",
  NAO: "Não avisar",
} as const satisfies Record<Schemas['FormaDeAviso'], string>;

export const ROTULO_DE_ALCANCE_DOS_EMAILS = {
  TUDO: "De todas as unidades e contratos",
  MEUS_CONTRATOS: "Só dos contratos por que respondo",
} as const satisfies Record<Schemas['AlcanceDosEmails'], string>;

export const ROTULO_DE_TIPO_NOTIFICACAO = {
  PENDENCIA: "Pendência",
  ALERTA: "Alerta",
  AVISO: "Aviso",
} as const satisfies Record<Schemas['TipoNotificacao'], string>;
