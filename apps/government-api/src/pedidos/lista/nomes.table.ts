import type { components } from '@alipen/contracts/generated/government-api';
import type { SituacaoPedido } from '../pedidos.ciclo.table.ts';

export const nomesDasSituacoes = {
  RASCUNHO: 'Rascunho',
  ENVIADO: 'Enviado',
  DEVOLVIDO: 'Devolvido',
  CONFIRMADO: 'Confirmado',
  RECUSADO: 'Recusado',
  CANCELADO: 'Cancelado',
  ENTREGUE: 'Entregue',
  ENTREGUE_PARCIAL: 'Entregue em parte',
  NAO_ENTREGUE: 'Não entregue',
  ENCERRADO: 'Encerrado',
  EXPIRADO: 'Expirado',
} as const satisfies Record<SituacaoPedido, string>;

export const nomesDosTipos = {
  PROGRAMADO: 'Programado',
  AVULSO: 'Avulso',
  COMPLEMENTAR: 'Complementar',
  EMERGENCIAL: 'Emergencial',
} as const satisfies Record<components['schemas']['TipoPedido'], string>;
