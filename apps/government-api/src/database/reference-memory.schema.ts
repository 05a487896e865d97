import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';

/** The mark in its one row changes with each change of the small reference tables (ADR 90). */
export const marcaDosCadastros = pgTable('marca_dos_cadastros', {
  unica: boolean('unica').primaryKey().default(true),
  marca: uuid('marca').notNull(),
});
