// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_PEDIDO = {
  RASCUNHO: "Rascunho",
  ENVIADO: "Enviado",
  DEVOLVIDO: "Devolvido",
  CONFIRMADO: "Confirmado",
  RECUSADO: "Recusado",
  CANCELADO: "Cancelado",
  ENTREGUE: "Entregue",
  ENTREGUE_PARCIAL: "Entregue em parte",
  NAO_ENTREGUE: "Não entregue",
  ENCERRADO: "Encerrado",
  EXPIRADO: "Expirado",
} as const satisfies Record<Schemas['SituacaoPedido'], string>;

export const ROTULO_DE_TIPO_PEDIDO = {
  PROGRAMADO: "Programado",
  AVULSO: "Avulso",
  COMPLEMENTAR: "Complementar",
  EMERGENCIAL: "Emergencial",
} as const satisfies Record<Schemas['TipoPedido'], string>;

export const ROTULO_DE_FAIXA_PRAZO = {
  NO_PRAZO: "No prazo",
  VENCE_HOJE: "Vence hoje",
  URGENTE: "Menos de 2 h",
  FORA_DO_PRAZO: "Fora do prazo",
} as const satisfies Record<Schemas['FaixaPrazo'], string>;

export const ROTULO_DE_EVENTO_PEDIDO = {
  criar: "Rascunho criado",
  editar: "Quantidades alteradas",
  enviar: "Pedido enviado",
  excluir: "Rascunho excluído",
  autorizar: "Pedido autorizado",
  devolver: "Devolvido para revisão",
  confirmar: "Pedido confirmado",
  recusar: "Pedido recusado",
  cancelar: "Pedido cancelado",
  ajustar: "Ajuste pedido",
  aceitarAjuste: "Ajuste aceito",
  recusarAjuste: "Ajuste recusado",
  receber: "Entrega registrada",
  corrigirRecebimento: "Entrega corrigida",
  anularRecebimento: "Registro de entrega anulado",
  encerrar: "Pedido encerrado",
  expirar: "Pedido expirado",
  reabrir: "Reaberto com o mapa",
  transferir: "Fornecedor trocado",
} as const satisfies Record<Schemas['EventoPedido'], string>;

export const ROTULO_DE_SITUACAO_DA_AUTORIZACAO = {
  FALTA: "Falta autorizar",
  DADA: "Autorizado",
} as const satisfies Record<Schemas['SituacaoDaAutorizacao'], string>;

export const ROTULO_DE_SINAL_DO_PEDIDO = {
  SALTO: "Acima do costume",
  NUMEROS_REPETIDOS: "Números repetidos",
} as const satisfies Record<Schemas['SinalDoPedido'], string>;

export const ROTULO_DE_ATITUDE_DO_SINAL = {
  NAO: "Não se olha",
  MARCA: "Marca o pedido",
  MOTIVO: "Só é enviado com um motivo",
} as const satisfies Record<Schemas['AtitudeDoSinal'], string>;

export const ROTULO_DE_SITUACAO_AJUSTE = {
  SOLICITADO: "À espera",
  ACEITO: "Aceito",
  RECUSADO: "Recusado",
} as const satisfies Record<Schemas['SituacaoAjuste'], string>;

export const ROTULO_DE_FAIXA_DIFERENCA = {
  OK: "OK",
  ACIMA: "Acima",
  MUITO_ACIMA: "Muito acima",
  SEM_BASE: "Sem efetivo",
} as const satisfies Record<Schemas['FaixaDiferenca'], string>;
