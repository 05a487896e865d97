import { type SQL, sql } from 'drizzle-orm';

/** A column's instant as the contract's `Instante`: UTC, to the millisecond; null where the column is. */
export const isoInstant = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
