import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const usuarios = pgTable('usuarios', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  cpf: text('cpf').notNull(),
  nome: text('nome').notNull(),
  matricula: text('matricula').notNull(),
  email: text('email'),
  senhaHash: text('senha_hash').notNull(),
  /** Until when the password, a first one on paper, may be traded for another; null where it is the person's own. */
  primeiraSenhaAte: timestamp('primeira_senha_ate', { withTimezone: true }),
  authorities: text('authorities').array().notNull(),
  lotacaoId: integer('lotacao_id'),
  nomeBusca: text('nome_busca').notNull().default(''),
  /** Tokens signed before it are refused. */
  sessoesDesde: timestamp('sessoes_desde', { withTimezone: true }).notNull().default(new Date(0)),
  /** The one row that signs what the system does by itself: never listed, never signs in. */
  sistema: boolean('sistema').notNull().default(false),
  ativo: boolean('ativo').notNull().default(true),
  /** The database maintains it. */
  inativoDesde: timestamp('inativo_desde', { withTimezone: true }),
  /** When what identified the person was erased (ADR 66). */
  anonimizadoEm: timestamp('anonimizado_em', { withTimezone: true }),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});
