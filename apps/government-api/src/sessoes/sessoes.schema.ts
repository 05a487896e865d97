import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** As gov.br calls them in its tokens: bronze, prata, ouro. */
export type NivelDaConta = 'bronze' | 'silver' | 'gold';

export const sessoes = pgTable('sessoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jti: uuid('jti').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  forma: text('forma').notNull(),
  nivelDaConta: text('nivel_da_conta').$type<NivelDaConta>(),
  dispositivo: text('dispositivo'),
  endereco: text('endereco'),
  iniciadaEm: timestamp('iniciada_em', { withTimezone: true }).notNull(),
  expiraEm: timestamp('expira_em', { withTimezone: true }).notNull(),
  encerradaEm: timestamp('encerrada_em', { withTimezone: true }),
});

/** Identity tokens of a provider that were already traded, by hash, until they expire. */
export const identidadesTrocadas = pgTable('identidades_trocadas', {
  resumo: text('resumo').primaryKey(),
  expiraEm: timestamp('expira_em', { withTimezone: true }).notNull(),
});
