import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const lotacoes = pgTable('lotacoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  codigo: text('codigo').notNull(),
  nome: text('nome').notNull(),
  nomeBusca: text('nome_busca').notNull(),
  tipo: text('tipo').notNull(),
  municipio: text('municipio').notNull(),
  uf: text('uf').notNull(),
  fusoHorario: text('fuso_horario').notNull(),
  capacidade: integer('capacidade'),
  telefone: text('telefone'),
  ativa: boolean('ativa').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});
