import type { components } from '@alipen/contracts/generated/government-api';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

type Conteudo = components['schemas']['ConteudoFormulario'];

/** Rows are never updated: each version is a row. */
export const formularios = pgTable('formularios', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Null is the default form, for contracts without one of their own. */
  contratoId: integer('contrato_id'),
  versao: integer('versao').notNull(),
  titulo: text('titulo').notNull(),
  secoes: jsonb('secoes').$type<Conteudo['secoes']>().notNull(),
  faixasDesconto: jsonb('faixas_desconto').$type<Conteudo['faixasDesconto']>().notNull(),
  notas: jsonb('notas').$type<Conteudo['notas']>().notNull(),
  criadoEm: timestamp('criado_em', { withTimezone: true, mode: 'date' }).notNull(),
  criadoPor: integer('criado_por').notNull(),
});
