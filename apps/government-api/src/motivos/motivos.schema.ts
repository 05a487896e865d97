import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const motivos = pgTable('motivos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contexto: text('contexto').notNull(),
  codigo: text('codigo').notNull(),
  texto: text('texto').notNull(),
  textoBusca: text('texto_busca').notNull(),
  exigeTexto: boolean('exige_texto').notNull().default(false),
  ordem: integer('ordem').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});
