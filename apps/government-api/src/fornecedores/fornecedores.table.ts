import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const fornecedores = pgTable('fornecedores', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  cnpj: text('cnpj').notNull(),
  razaoSocial: text('razao_social').notNull(),
  nomeFantasia: text('nome_fantasia').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});
