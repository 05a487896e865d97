import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const fotos = pgTable('fotos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  nome: text('nome').notNull(),
  sha256: text('sha256').notNull(),
  lotacaoId: integer('lotacao_id').notNull(),
  contexto: text('contexto').notNull(),
  tipo: text('tipo').notNull(),
  bytes: integer('bytes').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  enviadaEm: timestamp('enviada_em', { withTimezone: true }).notNull().defaultNow(),
});
