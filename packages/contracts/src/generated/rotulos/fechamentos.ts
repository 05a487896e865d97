// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_FECHAMENTO = {
  ABERTO: "Aberto",
  FECHADO: "Fechado",
  ASSINADO: "Assinado",
  REABERTO: "Reaberto",
} as const satisfies Record<Schemas['SituacaoFechamento'], string>;

export const ROTULO_DE_PAPEL_ASSINATURA = {
  RESPONSAVEL_UNIDADE: "Responsável pela unidade",
  FISCAL: "Fiscal do contrato",
  PREPOSTO: "Preposto da contratada",
} as const satisfies Record<Schemas['PapelAssinatura'], string>;

export const ROTULO_DE_VIGENCIA_DO_MAPA = {
  VIGENTE: "Em vigor",
  REABERTA: "Reaberta",
  SUBSTITUIDA: "Substituída",
} as const satisfies Record<Schemas['VigenciaDoMapa'], string>;

export const ROTULO_DE_ALERTA_DO_MAPA = {
  SEM_PEDIDO_COM_EFETIVO: "Nenhum pedido neste dia, e há pessoas na unidade.",
  SEM_EFETIVO_COM_PEDIDO: "O efetivo informado é zero, e houve pedido.",
  SEM_EFETIVO_INFORMADO: "O efetivo deste dia nunca foi informado.",
} as const satisfies Record<Schemas['AlertaDoMapa'], string>;
