import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';

export type BaseDoMapa = components['schemas']['BaseDoMapa'];

/** What is counted of a cell `i` as the map reads it once (pedidos.soma.table.ts has it of an order's). */
export const colunaDaBase = {
  SOLICITADA: sql`i.solicitada`,
  CONFIRMADA: sql`i.confirmada`,
  ENTREGUE: sql`i.entregue`,
  ACEITA: sql`i.aceita`,
} satisfies Record<BaseDoMapa, SQL>;

/** In the order a sum that is kept has them (parcelas.rules.ts). */
export const bases = ['SOLICITADA', 'CONFIRMADA', 'ENTREGUE', 'ACEITA'] as const satisfies readonly BaseDoMapa[];

/** What is counted, as a file says it. */
export const nomeDaBase = {
  SOLICITADA: 'quantidade solicitada',
  CONFIRMADA: 'quantidade confirmada',
  ENTREGUE: 'quantidade entregue',
  ACEITA: 'quantidade aceita',
} as const satisfies Record<BaseDoMapa, string>;
