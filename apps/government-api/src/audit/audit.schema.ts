import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const eventos = pgTable('eventos', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  em: timestamp('em', { withTimezone: true }).notNull().defaultNow(),
  usuarioId: integer('usuario_id'),
  matricula: text('matricula'),
  acao: text('acao').notNull(),
  entidade: text('entidade').notNull(),
  entidadeId: text('entidade_id'),
  dados: jsonb('dados').$type<Record<string, unknown>>().notNull().default({}),
  requestId: text('request_id'),
});

/** Where an act came from. It lies beside the trail and in no hash, so that it can be erased and the act stay (ADR 127). */
export const origensDosAtos = pgTable('origens_dos_atos', {
  eventoId: bigint('evento_id', { mode: 'number' }).primaryKey(),
  em: timestamp('em', { withTimezone: true }).notNull(),
  endereco: text('endereco'),
  programa: text('programa'),
});
