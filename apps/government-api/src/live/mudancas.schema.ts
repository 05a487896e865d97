import { bigint, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const mudancas = pgTable('mudancas', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** When its transaction began: it may commit later, after higher ids. */
  em: timestamp('em', { withTimezone: true }).notNull().defaultNow(),
  /** Whose unit it is about; null for what is of no unit. */
  lotacaoId: integer('lotacao_id'),
  /** The only person who may hear it; null for all. */
  usuarioId: integer('usuario_id'),
  /** As readers hear it: `Mudanca` of the contract. */
  dados: jsonb('dados').$type<Record<string, unknown>>().notNull(),
});
