import type { components } from '@alipen/contracts/generated/government-api';
import type { EventoPedido, SituacaoPedido } from '../pedidos.ciclo.table.ts';

type Schemas = components['schemas'];

type Decisao = {
  para: SituacaoPedido;
  /** The catalogue of its reasons; null when no reason is asked. */
  motivo: Schemas['ContextoMotivo'] | null;
  /** The answer given to raises still waiting; null when they go on waiting. */
  resposta: string | null;
};

export const decisoes = {
  autorizar: { para: 'ENVIADO', motivo: null, resposta: null },
  confirmar: { para: 'CONFIRMADO', motivo: null, resposta: null },
  devolver: { para: 'DEVOLVIDO', motivo: 'DEVOLUCAO', resposta: 'O pedido foi devolvido para revisão.' },
  recusar: { para: 'RECUSADO', motivo: 'RECUSA', resposta: 'O pedido foi recusado.' },
  cancelar: { para: 'CANCELADO', motivo: 'CANCELAMENTO', resposta: 'O pedido foi cancelado.' },
  encerrar: { para: 'ENCERRADO', motivo: null, resposta: 'O pedido foi encerrado.' },
} as const satisfies Partial<Record<EventoPedido, Decisao>>;

export type EventoDecidido = keyof typeof decisoes;

export const acoesDoLote = {
  CONFIRMAR: 'confirmar',
  DEVOLVER: 'devolver',
  RECUSAR: 'recusar',
} as const satisfies Record<Schemas['AcaoDoLote'], EventoDecidido>;
