import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Constraints, indexes and what refuses a change are in the migration. */
export const acessos = pgTable('acessos', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  chave: uuid('chave').notNull(),
  em: timestamp('em', { withTimezone: true }).notNull(),
  recebidoEm: timestamp('recebido_em', { withTimezone: true }).notNull().defaultNow(),
  evento: text('evento').notNull(),
  vezes: integer('vezes').notNull(),
  motivo: text('motivo'),
  matricula: text('matricula'),
  marca: text('marca'),
  conta: text('conta'),
  endereco: text('endereco'),
  operacao: text('operacao'),
  codigo: text('codigo'),
  rastro: text('rastro'),
});
