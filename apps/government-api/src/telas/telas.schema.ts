import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const telas = pgTable('telas', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  nome: text('nome').notNull(),
  segredoSha256: text('segredo_sha256').notNull(),
  regiao: text('regiao'),
  lotacaoIds: integer('lotacao_ids').array().notNull().default([]),
  autorizadaEm: instante('autorizada_em').notNull(),
  autorizadaPor: integer('autorizada_por').notNull(),
  vistaEm: instante('vista_em'),
  revogadaEm: instante('revogada_em'),
  revogadaPor: integer('revogada_por'),
  versao: integer('versao').notNull().default(1),
});

export const codigosTela = pgTable('codigos_tela', {
  segredoSha256: text('segredo_sha256').primaryKey(),
  codigo: text('codigo').notNull(),
  criadoEm: instante('criado_em').notNull(),
  expiraEm: instante('expira_em').notNull(),
  telaId: integer('tela_id'),
});
