import { bigint, date, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const acessosControle = pgTable('acessos_controle', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The first act of the same access. */
  acessoId: integer('acesso_id').notNull(),
  ato: text('ato').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  instituicao: text('instituicao').notNull(),
  documento: text('documento').notNull(),
  lotacaoId: integer('lotacao_id'),
  ate: date('ate').notNull(),
  motivo: text('motivo'),
  em: instante('em').notNull(),
  por: integer('por').notNull(),
});

export const leiturasControle = pgTable('leituras_controle', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  acessoId: integer('acesso_id').notNull(),
  sequencia: integer('sequencia').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  operacao: text('operacao').notNull(),
  parametros: jsonb('parametros').$type<Record<string, unknown>>().notNull(),
  em: instante('em').notNull(),
  status: smallint('status').notNull(),
  requisicao: text('requisicao').notNull(),
  hashAnterior: text('hash_anterior').notNull(),
  hash: text('hash').notNull(),
});
