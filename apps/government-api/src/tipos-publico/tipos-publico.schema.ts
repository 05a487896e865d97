import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const tiposPublico = pgTable('tipos_publico', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  nome: text('nome').notNull(),
  sigla: text('sigla').notNull(),
  ordem: integer('ordem').notNull(),
  baseConferencia: text('base_conferencia').notNull(),
  exigeJustificativa: boolean('exige_justificativa').notNull().default(false),
  permiteDieta: boolean('permite_dieta').notNull().default(true),
  contaNosTotais: boolean('conta_nos_totais').notNull().default(true),
  ativo: boolean('ativo').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});
