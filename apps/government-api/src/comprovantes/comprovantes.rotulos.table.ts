import type { components } from '@alipen/contracts/generated/government-api';
import { nomesDasSituacoes } from '../pedidos/lista/nomes.table.ts';

/** As people read them on paper: with the words in full. */
export const situacoes = {
  ...nomesDasSituacoes,
  DEVOLVIDO: 'Devolvido para revisão',
} as const satisfies Record<components['schemas']['SituacaoPedido'], string>;
