import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from './database.ts';

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
 * One page and how many there are. Only ids are skipped over, from the nearer end of the list, and the rows of the page
 * alone are joined: no page costs more than half the index (measured in bench/listas.mjs).
 */
export async function findPage<Row extends Record<string, unknown>>(
  tx: Transaction,
  { from, id, where, ordering: { columns, descending }, pagina, tamanho, select, join }: PageQuery,
): Promise<{ itens: Row[]; total: number }> {
  const filter = whereAll(where);
  const [contagem] = await rows<{ total: number }>(tx, sql`select count(*)::int as total from ${from} ${filter}`);
  const total = contagem?.total ?? 0;
  const before = (pagina - 1) * tamanho;
  const taken = Math.min(tamanho, total - before);
  if (taken <= 0) return { itens: [], total };
  const after = total - before - taken;
  const fromEnd = after < before;
  const direction = descending === fromEnd ? sql`asc` : sql`desc`;
  const terms = [...columns, id].map(term => sql`${term} ${direction}`);
  const itens = await rows<Row>(
    tx,
    sql`
      with pagina as materialized (
        select id, row_number() over () as posicao
        from (
          select ${id} as id from ${from} ${filter}
          order by ${sql.join(terms, sql`, `)} limit ${taken} offset ${fromEnd ? after : before}
        ) ids
      )
      select ${select} from pagina ${join} order by pagina.posicao ${fromEnd ? sql`desc` : sql`asc`}`,
  );
  return { itens, total };
}
