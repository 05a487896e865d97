import { ROTULO_DE_CONTEXTO_MOTIVO } from '@alipen/contracts/generated/rotulos/motivos';
import { labelled } from '../ui/labelled.ts';
import type { Contexto } from './motivos.queries.ts';

export const CONTEXTOS = labelled(ROTULO_DE_CONTEXTO_MOTIVO, {
  JUSTIFICATIVA_ACIMA: { quando: 'Ao pedir mais refeições do que o efetivo.' },
  EMERGENCIA: { quando: 'Ao enviar um pedido depois do prazo.' },
  AJUSTE: { quando: 'Ao mudar a quantidade de um pedido confirmado.' },
  DEVOLUCAO: { quando: 'Quando o atendimento devolve um pedido.' },
  RECUSA: { quando: 'Quando o atendimento recusa um pedido.' },
  CANCELAMENTO: { quando: 'Ao cancelar um pedido enviado.' },
  NAO_ENTREGA: { quando: 'Quando a refeição não chega.' },
  RECUSA_ENTREGA: { quando: 'Ao recusar refeições que chegaram.' },
  REABERTURA: { quando: 'Ao reabrir um dia já fechado.' },
});

export const contextoEm = (texto: string | null): Contexto =>
  texto !== null && Object.hasOwn(CONTEXTOS, texto) ? (texto as Contexto) : 'JUSTIFICATIVA_ACIMA';
