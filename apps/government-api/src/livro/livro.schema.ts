import type { JsonWebKey } from 'node:crypto';
import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });
const numero = (nome: string) => bigint(nome, { mode: 'number' });

/** `codigo` is the paper's and no part of the leaf; a leaf that waits for its place in the tree has no `indice`. */
export const livroFolhas = pgTable('livro_folhas', {
  id: numero('id').primaryKey().generatedAlwaysAsIdentity(),
  texto: text('texto').notNull(),
  codigo: text('codigo').notNull(),
  em: instante('em').notNull(),
  indice: numero('indice'),
  hash: bytea('hash'),
});

/** Levels 8, 16 and 24. */
export const livroNos = pgTable(
  'livro_nos',
  { nivel: smallint('nivel').notNull(), indice: numero('indice').notNull(), hash: bytea('hash').notNull() },
  ({ nivel, indice }) => [primaryKey({ columns: [nivel, indice] })],
);

export const livroChaves = pgTable('livro_chaves', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  privada: jsonb('privada').$type<JsonWebKey>().notNull(),
  publica: bytea('publica').notNull(),
  criadaEm: instante('criada_em').notNull(),
});

export const livroSelos = pgTable('livro_selos', {
  tamanho: numero('tamanho').primaryKey(),
  raiz: bytea('raiz').notNull(),
  texto: text('texto').notNull(),
  em: instante('em').notNull(),
});
