// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_TIPO_WEBHOOK = {
  'pedido.enviado': "Enviado",
  'pedido.confirmado': "Confirmado",
  'pedido.devolvido': "Devolvido para revisão",
  'pedido.recusado': "Recusado",
  'pedido.cancelado': "Cancelado",
  'pedido.ajustado': "Ajustado",
  'pedido.encerrado': "Encerrado",
  'pedido.expirado': "Expirado",
  'recebimento.registrado': "Registrada",
  'recebimento.corrigido': "Corrigida",
  'recebimento.anulado': "Anulada",
  'fiscalizacao.aberta': "Aberta",
  'fiscalizacao.iniciada': "Iniciada",
  'fiscalizacao.concluida': "Concluída",
  'fiscalizacao.retificada': "Retificada",
  'fiscalizacao.ciente': "Ciência do fornecedor",
  'fiscalizacao.nao_realizada': "Não realizada",
  'fiscalizacao.cancelada': "Cancelada",
  'mapa.fechado': "Fechado",
  'mapa.assinado': "Assinado",
  'mapa.reaberto': "Reaberto",
  'medicao.aprovada': "Aprovada",
  'medicao.atestada': "Atestada",
  'medicao.superada': "Atesto superado",
  'nota.conferida': "Confere",
  'nota.recusada': "Não confere",
  'pagamento.liquidado': "Liquidado",
  'pagamento.anulado': "Liquidação anulada",
  'pagamento.pago': "Pago",
  'ocorrencia.aberta': "Aberta",
  'ocorrencia.notificada': "Notificada",
  'ocorrencia.respondida': "Respondida",
  'ocorrencia.decidida': "Decidida",
  'ocorrencia.glosada': "Glosada",
  'ocorrencia.encerrada': "Encerrada",
  'livro.selado': "Selado",
} as const satisfies Record<Schemas['TipoWebhook'], string>;

export const ROTULO_DE_SITUACAO_ENTREGA_WEBHOOK = {
  PENDENTE: "Na fila",
  ENVIANDO: "Enviando",
  ENTREGUE: "Entregue",
  MORTA: "Não chegou",
  CANCELADA: "Cancelada",
} as const satisfies Record<Schemas['SituacaoEntregaWebhook'], string>;
