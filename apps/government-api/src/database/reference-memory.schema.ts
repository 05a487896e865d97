import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Its one row is another after each change of the small tables that every answer refers to (ADR 90). */
export const marcaDosCadastros = pgTable('marca_dos_cadastros', {
  unica: boolean('unica').primaryKey().default(true),
  marca: uuid('marca').notNull(),
});
