import { type SQL, sql } from 'drizzle-orm';
import { rows, rowsKept, type Transaction } from './database.ts';

/** All terms go in one direction, so that one index serves both directions. */
export type Ordering = { readonly columns: readonly SQL[]; readonly descending: boolean };

export type PageQuery = {
  /** Only the tables that filter and order need, so that their index is read no further than the page. */
  readonly from: SQL;
  readonly id: SQL;
  readonly where: readonly SQL[];
  readonly ordering: Ordering;
  readonly pagina: number;
  readonly tamanho: number;
  readonly total?: number;
  /** The columns of the answer; `join` brings their tables by `pagina.id`. */
  readonly select: SQL;
  readonly join: SQL;
};

/** Reads `nome` or `-nome` from a contract's `ordem`; a leading `-` means descending. */
export function ordering<K extends string>(ordem: K | `-${K}`, columns: Readonly<Record<K, readonly SQL[]>>): Ordering {
  const descending = ordem.startsWith('-');
  const name = (descending ? ordem.slice(1) : ordem) as K;
  return { columns: columns[name], descending };
}

/** What a list is filtered by: the conditions of the filters that were given, in the order of the table. */
export const conditionsOf = <F extends object>(
  filters: F,
  table: { readonly [N in keyof F]-?: (value: NonNullable<F[N]>) => SQL },
): SQL[] =>
  (Object.keys(table) as (keyof F)[]).flatMap(name => {
    const value = filters[name];
    return value === undefined || value === null ? [] : [table[name](value as NonNullable<F[typeof name]>)];
  });

export const whereAll = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;

/**
 * When the count says the filter finds at most this many rows, they are found first and sorted after. The planner would
 * otherwise walk the index of the order hoping to meet them early, and read years of other days' rows (measured in
 * bench/ano.mjs).
 */
const SORTED_AFTER = 10_000;

/**
 * One page and the total. Only ids are skipped over, from the nearer end of the list, and only the rows of the page are
 * joined, so no page costs more than half the index (measured in bench/listas.mjs).
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
  // `offset 0` keeps PostgreSQL from using an index for the order.
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
  // Rows of given ids are joined alike whatever the filter was, so the plan may be kept.
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
