import { boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const feriados = pgTable('feriados', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  data: date('data').notNull(),
  descricao: text('descricao').notNull(),
  ambito: text('ambito').notNull(),
  uf: text('uf'),
  municipio: text('municipio'),
  lotacaoId: integer('lotacao_id'),
  ativo: boolean('ativo').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoPor: integer('alterado_por'),
});

export const feriadosDesligados = pgTable(
  'feriados_desligados',
  {
    data: date('data').notNull(),
    uf: text('uf').notNull(),
    alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
    alteradoPor: integer('alterado_por'),
  },
  table => [primaryKey({ columns: [table.data, table.uf] })],
);
