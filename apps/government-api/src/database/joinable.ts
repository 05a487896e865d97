import type { PgTable, PgTableWithColumns, TableConfig } from 'drizzle-orm/pg-core';

type ConfigOf<T> = T extends PgTable<infer C> ? C : never;
type Narrowed<C extends TableConfig, K extends keyof C['columns']> = Omit<C, 'columns'> & {
  columns: Pick<C['columns'], K>;
};

/**
 * A slice's table as another slice may join it: the named columns and no other. It is the same table; the type keeps the
 * rest, which is the slice's own, out of sight.
 */
export const joinable = <T extends PgTable, K extends keyof ConfigOf<T>['columns']>(
  table: T,
  ..._columns: readonly K[]
): PgTableWithColumns<Narrowed<ConfigOf<T>, K>> => table as unknown as PgTableWithColumns<Narrowed<ConfigOf<T>, K>>;
