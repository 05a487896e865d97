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

/** The same, of the map's own cell `c`. */
export const colunaDaBase = {
  SOLICITADA: { quantidade: sql`c.solicitada`, valor: sql`c.v_solicitada` },
  CONFIRMADA: { quantidade: sql`c.confirmada`, valor: sql`c.v_confirmada` },
  ENTREGUE: { quantidade: sql`c.entregue`, valor: sql`c.v_entregue` },
  ACEITA: { quantidade: sql`c.aceita`, valor: sql`c.v_aceita` },
} satisfies Record<BaseDoMapa, { quantidade: SQL; valor: SQL }>;
