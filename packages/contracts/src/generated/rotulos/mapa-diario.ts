// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_BASE_DO_MAPA = {
  ACEITA: "Aceita",
  ENTREGUE: "Entregue",
  CONFIRMADA: "Confirmada",
  SOLICITADA: "Solicitada",
} as const satisfies Record<Schemas['BaseDoMapa'], string>;

export const ROTULO_DE_SITUACAO_DO_CONTADO = {
  NADA_PEDIDO: "Nada pedido",
  A_CONFIRMAR: "A confirmar",
  AINDA_NAO: "Ainda não",
  NADA_RECEBIDO: "Nada recebido",
  EM_PARTE: "Em parte",
  TUDO: "Tudo contado",
  SO_O_ACEITO: "Só o aceito",
} as const satisfies Record<Schemas['SituacaoDoContado'], string>;
