import type { PgTable, PgTableWithColumns, TableConfig } from 'drizzle-orm/pg-core';

type ConfigOf<T> = T extends PgTable<infer C> ? C : never;
type Narrowed<C extends TableConfig, K extends keyof C['columns']> = Omit<C, 'columns'> & {
  columns: Pick<C['columns'], K>;
};

/**
 * A table that another feature may join, by the named columns only. It is the same table; its type hides the rest, which
 * belongs to the owning feature.
 */
export const joinable = <T extends PgTable, K extends keyof ConfigOf<T>['columns']>(
  table: T,
  ..._columns: readonly K[]
): PgTableWithColumns<Narrowed<ConfigOf<T>, K>> => table as unknown as PgTableWithColumns<Narrowed<ConfigOf<T>, K>>;
