import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  uuid: uuid('uuid'),
  tiradaEm: timestamp('tirada_em', { withTimezone: true }),
  largura: integer('largura'),
  altura: integer('altura'),
  coberta: boolean('coberta').notNull().default(false),
  impressao: text('impressao'),
  faixas: integer('faixas').array(),
});

export const fotosRepetidas = pgTable('fotos_repetidas', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fotoId: integer('foto_id').notNull(),
  anteriorId: integer('anterior_id').notNull(),
  semelhanca: text('semelhanca').$type<'IGUAL' | 'PARECIDA'>().notNull(),
  distancia: integer('distancia').notNull(),
  encontradaEm: timestamp('encontrada_em', { withTimezone: true }).notNull(),
  situacao: text('situacao').$type<'A_DECIDIR' | 'REPETIDA' | 'NAO_REPETIDA'>().notNull().default('A_DECIDIR'),
  versao: integer('versao').notNull().default(1),
  decididaEm: timestamp('decidida_em', { withTimezone: true }),
  decididaPor: integer('decidida_por'),
  observacao: text('observacao'),
});
