import { bigint, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const mudancas = pgTable('mudancas', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** When its transaction began; it may commit later, after higher ids. */
  em: timestamp('em', { withTimezone: true }).notNull().defaultNow(),
  /** The unit it is about; null when it is about none. */
  lotacaoId: integer('lotacao_id'),
  /** The only person who may hear it; null for all. */
  usuarioId: integer('usuario_id'),
  dados: jsonb('dados').$type<Record<string, unknown>>().notNull(),
});
