import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_SITUACAO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';

export const situacoes = {
  ...ROTULO_DE_SITUACAO_PEDIDO,
  DEVOLVIDO: 'Devolvido para revisão',
} as const satisfies Record<components['schemas']['SituacaoPedido'], string>;
