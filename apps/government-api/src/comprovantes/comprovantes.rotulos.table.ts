import type { components } from '@alipen/contracts/generated/government-api';
import { nomesDasSituacoes } from '../pedidos/lista/nomes.table.ts';

export const situacoes = {
  ...nomesDasSituacoes,
  DEVOLVIDO: 'Devolvido para revisão',
} as const satisfies Record<components['schemas']['SituacaoPedido'], string>;
