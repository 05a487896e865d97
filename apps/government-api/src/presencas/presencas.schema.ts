import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Never leaves the server: who has it can make every code of the unit. */
export const segredosPresenca = pgTable('segredos_presenca', {
  lotacaoId: integer('lotacao_id').primaryKey(),
  segredo: text('segredo').notNull(),
});
