import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const visoes = pgTable('visoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  usuarioId: integer('usuario_id').notNull(),
  tela: text('tela').notNull(),
  nome: text('nome').notNull(),
  endereco: text('endereco').notNull(),
  perfil: text('perfil'),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});

export const visoesPadrao = pgTable(
  'visoes_padrao',
  {
    usuarioId: integer('usuario_id').notNull(),
    tela: text('tela').notNull(),
    visaoId: integer('visao_id').notNull(),
  },
  table => [primaryKey({ columns: [table.usuarioId, table.tela] })],
);
