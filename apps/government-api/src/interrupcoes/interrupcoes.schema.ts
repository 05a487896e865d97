import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const interrupcoesEntrega = pgTable('interrupcoes_entrega', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contratoId: integer('contrato_id').notNull(),
  inicio: date('inicio', { mode: 'string' }).notNull(),
  /** The last day; on the eve of the beginning it did not happen. */
  fim: date('fim', { mode: 'string' }).notNull(),
  fimPrevisto: date('fim_previsto', { mode: 'string' }).notNull(),
  /** Empty: every meal of the contract. */
  refeicaoIds: integer('refeicao_ids').array().notNull().default([]),
  motivo: text('motivo').notNull(),
  registradaEm: instante('registrada_em').notNull(),
  registradaPor: integer('registrada_por').notNull(),
  encerradaEm: instante('encerrada_em'),
  encerradaPor: integer('encerrada_por'),
  versao: integer('versao').notNull().default(1),
});
