import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';
import { demandaDe } from './pedidos.query.ts';

/** PREVISTA, what is still expected, is a base that no map shows. */
type BaseDaSoma = components['schemas']['BaseDoMapa'] | 'PREVISTA';

export const quantidadeDe = {
  SOLICITADA: sql`i.quantidade_solicitada`,
  CONFIRMADA: sql`coalesce(i.quantidade_confirmada, 0)`,
  ENTREGUE: sql`coalesce(i.quantidade_entregue, 0)`,
  ACEITA: sql`quantidade_aceita(i.quantidade_entregue, i.quantidade_recusada, ${demandaDe(sql`i`)})`,
  // Counts orders as they stand, whatever came of them: for the home's today and tomorrow, the painel and Pedidos das
  // Lotações.
  PREVISTA: demandaDe(sql`i`),
} satisfies Record<BaseDaSoma, SQL>;

// Evaluated once a statement, and nearly always empty.
const foraDosTotais = sql`i.tipo_publico_id = any (array(select id from tipos_publico where not conta_nos_totais))`;

/**
 * What a cell `i` adds to a sum of meals and to a sum of centavos, for every sum outside the map. A public that does not
 * count in the totals is paid all the same.
 */
export const somavelDe = (base: BaseDaSoma): Readonly<Record<'refeicoes' | 'centavos', SQL>> => ({
  refeicoes: sql`case when ${foraDosTotais} then 0 else ${quantidadeDe[base]} end`,
  centavos: sql`${quantidadeDe[base]} * coalesce(i.preco_centavos, 0)`,
});
