import { type SQL, sql } from 'drizzle-orm';

/** Text as it is searched: no accents, lower case, single spaces. */
export function searchText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The column, itself written by `searchText`, holds what was asked for anywhere in it. */
export function likeAnywhere(column: SQL, busca: string): SQL {
  return sql`${column} like ${`%${searchText(busca).replaceAll(/[\\%_]/g, '\\$&')}%`}`;
}
