import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How long the months of each partitioned table stay and what happens to them then; the owner of the database changes it. */
export const politicasParticao = pgTable('politicas_particao', {
  tabela: text('tabela').primaryKey(),
  mesesAFrente: integer('meses_a_frente').notNull(),
  mesesGuardados: integer('meses_guardados'),
  destino: text('destino').notNull(),
});

/** Present and past partitions; only the functions of the migration write here. */
export const particoes = pgTable('particoes', {
  nome: text('nome').primaryKey(),
  tabela: text('tabela').notNull(),
  de: timestamp('de', { withTimezone: true }).notNull(),
  ate: timestamp('ate', { withTimezone: true }).notNull(),
  situacao: text('situacao').notNull(),
  linhas: bigint('linhas', { mode: 'number' }),
  arquivo: text('arquivo'),
  sha256: text('sha256'),
  retiradaEm: timestamp('retirada_em', { withTimezone: true }),
});
