import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Autoridade } from '../auth/pessoa.ts';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const contasServico = pgTable('contas_servico', {
  id: integer('id').primaryKey(),
  nome: text('nome').notNull(),
  finalidade: text('finalidade').notNull(),
  autoridade: text('autoridade').$type<Autoridade>().notNull(),
  lotacaoId: integer('lotacao_id'),
  escopos: text('escopos').array().notNull(),
  porMinuto: integer('por_minuto').notNull(),
  validaAte: date('valida_ate', { mode: 'string' }).notNull(),
  criadaEm: instante('criada_em').notNull(),
  criadaPor: integer('criada_por').notNull(),
  usadaEm: instante('usada_em'),
  revogadaEm: instante('revogada_em'),
  revogadaPor: integer('revogada_por'),
  versao: integer('versao').notNull().default(1),
});

export const segredosConta = pgTable('segredos_conta', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contaId: integer('conta_id').notNull(),
  sha256: text('sha256').notNull(),
  fim: text('fim').notNull(),
  criadoEm: instante('criado_em').notNull(),
  criadoPor: integer('criado_por').notNull(),
  usadoEm: instante('usado_em'),
  revogadoEm: instante('revogado_em'),
  revogadoPor: integer('revogado_por'),
});
