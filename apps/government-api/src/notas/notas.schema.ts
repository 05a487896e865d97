import type { components } from '@alipen/contracts/generated/government-api';
import { integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';

type Schemas = components['schemas'];

export const chavesDeNota = pgTable('chaves_de_nota', {
  chave: text('chave').primaryKey(),
  medicaoId: integer('medicao_id').notNull(),
});

export const notasFiscais = pgTable('notas_fiscais', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  medicaoId: integer('medicao_id').notNull(),
  versaoDoAtesto: smallint('versao_do_atesto').notNull(),
  situacao: text('situacao').$type<'CONFERE' | 'RECUSADA'>().notNull(),
  sha256: text('sha256').notNull(),
  chave: text('chave'),
  xml: bytea('xml'),
  nota: jsonb('nota').$type<Schemas['DadosDaNota']>(),
  divergencias: jsonb('divergencias').$type<Schemas['DivergenciaDaNota'][]>().notNull().default([]),
  enviadaEm: timestamp('enviada_em', { withTimezone: true, mode: 'date' }).notNull(),
  enviadaPor: integer('enviada_por'),
  /** The address it came by, in place of a person. */
  conviteId: integer('convite_id'),
});

export const convitesNota = pgTable('convites_nota', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  medicaoId: integer('medicao_id').notNull(),
  codigoSha256: text('codigo_sha256').notNull(),
  criadoEm: timestamp('criado_em', { withTimezone: true, mode: 'date' }).notNull(),
  criadoPor: integer('criado_por').notNull(),
  expiraEm: timestamp('expira_em', { withTimezone: true, mode: 'date' }).notNull(),
  revogadoEm: timestamp('revogado_em', { withTimezone: true, mode: 'date' }),
});
