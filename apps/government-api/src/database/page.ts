import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from './database.ts';
import { rowsKept } from './kept-query.ts';

/** How a list is ordered: every term in one direction, so that an index serves both. */
export type Ordering = { readonly columns: readonly SQL[]; readonly descending: boolean };

export type PageQuery = {
  /** The tables that filter and order need, and no other: their index is read up to the page. */
  readonly from: SQL;
  readonly id: SQL;
  readonly where: readonly SQL[];
  readonly ordering: Ordering;
  readonly pagina: number;
  readonly tamanho: number;
  /** How many there are, where the caller has counted. */
  readonly total?: number;
  /** What a row of the answer has; `join` brings its tables by `pagina.id`. */
  readonly select: SQL;
  readonly join: SQL;
};

/** `nome` or `-nome` of a contract's `ordem`, by the table of what each word means. */
export function ordering<K extends string>(ordem: K | `-${K}`, columns: Readonly<Record<K, readonly SQL[]>>): Ordering {
  const descending = ordem.startsWith('-');
  const name = (descending ? ordem.slice(1) : ordem) as K;
  return { columns: columns[name], descending };
}

export const whereAll = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;

/**
 * Counted to be this few, the rows a filter finds are found first and sorted after. The planner would else walk the index of
 * the order hoping to meet them early, and read years of rows that are not of the day (measured in bench/ano.mjs).
 */
const SORTED_AFTER = 10_000;

/**
 * One page and how many there are. Only ids are skipped over, from the nearer end of the list, and the rows of the page
 * alone are joined: no page costs more than half the index (measured in bench/listas.mjs).
 */
export async function findPage<Row extends Record<string, unknown>>(
  tx: Transaction,
  { from, id, where, ordering: { columns, descending }, pagina, tamanho, total: counted, select, join }: PageQuery,
): Promise<{ itens: Row[]; total: number }> {
  const filter = whereAll(where);
  const total = counted ?? (await count(tx, from, filter));
  const before = (pagina - 1) * tamanho;
  const taken = Math.min(tamanho, total - before);
  if (taken <= 0) return { itens: [], total };
  const after = total - before - taken;
  const fromEnd = after < before;
  const direction = descending === fromEnd ? sql`asc` : sql`desc`;
  // Nothing is sorted by an index behind `offset 0`.
  const barrier = counted !== undefined && counted <= SORTED_AFTER && where.length ? sql`offset 0` : undefined;
  const terms = [...columns, id];
  const sortedOver =
    barrier &&
    sql.join(
      terms.map((term, at) => sql`${term} as ${named(at)}`),
      sql`, `,
    );
  const sorted = terms.map((term, at) => sql`${barrier ? named(at) : term} ${direction}`);
  const ids = barrier
    ? sql`${named(columns.length)} as id from (select ${sortedOver} from ${from} ${filter} ${barrier}) achados`
    : sql`${id} as id from ${from} ${filter}`;
  const theirs = sql`select ${ids} order by ${sql.join(sorted, sql`, `)} limit ${taken} offset ${fromEnd ? after : before}`;
  const found = await rows<{ id: number | string }>(tx, theirs);
  const inOrder = fromEnd ? found.toReversed() : found;
  // Whatever the filter was, the rows of some ids are joined in the same way.
  const itens = await rowsKept<Row>(
    tx,
    sql`
      with pagina as materialized (
        select id, posicao from unnest(${`{${inOrder.map(row => row.id).join(',')}}`}::bigint[]) with ordinality as p (id, posicao)
      )
      select ${select} from pagina ${join} order by pagina.posicao`,
  );
  return { itens, total };
}

const named = (at: number): SQL => sql.raw(`termo_${at}`);

async function count(tx: Transaction, from: SQL, filter: SQL): Promise<number> {
  const [row] = await rows<{ total: number }>(tx, sql`select count(*)::int as total from ${from} ${filter}`);
  return row?.total ?? 0;
}
