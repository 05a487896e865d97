import { boolean, integer, pgTable, smallint, text, time, timestamp } from 'drizzle-orm/pg-core';

export const tiposAlimentacao = pgTable('tipos_alimentacao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  nome: text('nome').notNull(),
  sigla: text('sigla').notNull(),
  ordem: integer('ordem').notNull(),
  horaLimitePedido: time('hora_limite_pedido').notNull(),
  diasAntecedencia: smallint('dias_antecedencia').notNull(),
  entregaInicio: time('entrega_inicio').notNull(),
  entregaFim: time('entrega_fim').notNull(),
  meioDoDia: boolean('meio_do_dia').notNull().default(false),
  ativo: boolean('ativo').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});
