import { type SQL, sql } from 'drizzle-orm';

export function searchText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The column must itself have been written by `searchText`. */
export function likeAnywhere(column: SQL, busca: string): SQL {
  return sql`${column} like ${`%${searchText(busca).replaceAll(/[\\%_]/g, '\\$&')}%`}`;
}
