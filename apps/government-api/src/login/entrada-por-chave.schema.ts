import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

export const segredoDaEntrada = pgTable('segredo_da_entrada', {
  unico: boolean('unico').primaryKey().default(true),
  segredo: text('segredo').notNull(),
});
