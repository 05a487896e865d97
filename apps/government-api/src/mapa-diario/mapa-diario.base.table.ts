import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';
import { demandaDe } from '../pedidos/pedidos.table.ts';

export type BaseDoMapa = components['schemas']['BaseDoMapa'];

/** Meals of an order's cell `i`, by what is counted of it. */
export const quantidadeDe = {
  SOLICITADA: sql`i.quantidade_solicitada`,
  CONFIRMADA: sql`coalesce(i.quantidade_confirmada, 0)`,
  ENTREGUE: sql`coalesce(i.quantidade_entregue, 0)`,
  // R30: paid is accepted: delivered less refused, never more than was confirmed with the adjustments accepted since.
  ACEITA: sql`greatest(0, least(coalesce(i.quantidade_entregue, 0) - coalesce(i.quantidade_recusada, 0), ${demandaDe(sql`i`)}))`,
} satisfies Record<BaseDoMapa, SQL>;

/** The same, of a cell `i` as the map reads it once. */
export const colunaDaBase = {
  SOLICITADA: sql`i.solicitada`,
  CONFIRMADA: sql`i.confirmada`,
  ENTREGUE: sql`i.entregue`,
  ACEITA: sql`i.aceita`,
} satisfies Record<BaseDoMapa, SQL>;

/** In the order a sum that is kept has them (mapa-diario.parcelas.rules.ts). */
export const bases = ['SOLICITADA', 'CONFIRMADA', 'ENTREGUE', 'ACEITA'] as const satisfies readonly BaseDoMapa[];
