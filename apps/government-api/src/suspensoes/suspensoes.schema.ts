import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const suspensoes = pgTable('suspensoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  inicio: date('inicio', { mode: 'string' }).notNull(),
  /** The last day; on the eve of the beginning it did not happen. */
  fim: date('fim', { mode: 'string' }).notNull(),
  fimPrevisto: date('fim_previsto', { mode: 'string' }).notNull(),
  /** Empty: every meal, every public. */
  refeicaoIds: integer('refeicao_ids').array().notNull().default([]),
  publicoIds: integer('publico_ids').array().notNull().default([]),
  motivo: text('motivo').notNull(),
  situacao: text('situacao').$type<'PEDIDA' | 'VALENDO' | 'RECUSADA' | 'DESISTIDA'>().notNull(),
  registradaEm: instante('registrada_em').notNull(),
  registradaPor: integer('registrada_por').notNull(),
  decididaEm: instante('decidida_em'),
  decididaPor: integer('decidida_por'),
  resposta: text('resposta'),
  encerradaEm: instante('encerrada_em'),
  encerradaPor: integer('encerrada_por'),
  versao: integer('versao').notNull().default(1),
});
