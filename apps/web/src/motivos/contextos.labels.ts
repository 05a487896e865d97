import type { Contexto } from './motivos.queries.ts';

export const CONTEXTOS: Readonly<Record<Contexto, { nome: string; quando: string }>> = {
  JUSTIFICATIVA_ACIMA: { nome: 'Quantidade acima do efetivo', quando: 'Ao pedir mais refeições do que o efetivo.' },
  EMERGENCIA: { nome: 'Pedido fora do prazo', quando: 'Ao enviar um pedido depois do prazo.' },
  AJUSTE: { nome: 'Ajuste de quantidade', quando: 'Ao mudar a quantidade de um pedido confirmado.' },
  DEVOLUCAO: { nome: 'Devolução para revisão', quando: 'Quando o atendimento devolve um pedido.' },
  RECUSA: { nome: 'Recusa do pedido', quando: 'Quando o atendimento recusa um pedido.' },
  CANCELAMENTO: { nome: 'Cancelamento', quando: 'Ao cancelar um pedido enviado.' },
  NAO_ENTREGA: { nome: 'Refeição não entregue', quando: 'Quando a refeição não chega.' },
  RECUSA_ENTREGA: { nome: 'Recusa na entrega', quando: 'Ao recusar refeições que chegaram.' },
  REABERTURA: { nome: 'Reabertura do mapa', quando: 'Ao reabrir um dia já fechado.' },
};

export const contextoEm = (texto: string | null): Contexto =>
  texto !== null && Object.hasOwn(CONTEXTOS, texto) ? (texto as Contexto) : 'JUSTIFICATIVA_ACIMA';
