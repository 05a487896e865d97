import { date, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConteudoEmitido } from './listas-fornecedor.rules.ts';

/** The list as it went to the supplier: its files are made from `conteudo` at any time. */
export const emissoesLista = pgTable('emissoes_lista', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fornecedorId: integer('fornecedor_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  numero: integer('numero').notNull(),
  em: timestamp('em', { withTimezone: true, mode: 'date' }).notNull(),
  usuarioId: integer('usuario_id').notNull(),
  totalRefeicoes: integer('total_refeicoes').notNull(),
  mudancas: integer('mudancas'),
  conteudo: json('conteudo').$type<ConteudoEmitido>().notNull(),
  sha256: text('sha256').notNull(),
});

export const convitesLista = pgTable('convites_lista', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  emissaoId: integer('emissao_id').notNull(),
  codigoSha256: text('codigo_sha256').notNull(),
  criadoEm: timestamp('criado_em', { withTimezone: true, mode: 'date' }).notNull(),
  criadoPor: integer('criado_por').notNull(),
  expiraEm: timestamp('expira_em', { withTimezone: true, mode: 'date' }).notNull(),
});

/** That the list reached the supplier, once for each emission. */
export const cienciasLista = pgTable('ciencias_lista', {
  emissaoId: integer('emissao_id').primaryKey(),
  conviteId: integer('convite_id').notNull(),
  nome: text('nome').notNull(),
  em: timestamp('em', { withTimezone: true, mode: 'date' }).notNull(),
});
