import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const chavesIdempotencia = pgTable(
  'chaves_idempotencia',
  {
    usuarioId: integer('usuario_id').notNull(),
    operacao: text('operacao').notNull(),
    chave: text('chave').notNull(),
    /** Hash of the address and the body: the same key on another request is a mistake of the caller. */
    digital: text('digital').notNull(),
    status: smallint('status'),
    cabecalhos: jsonb('cabecalhos').$type<Record<string, string>>().notNull().default({}),
    /** The JSON as it was sent, byte for byte; null where the answer has no body. */
    corpo: text('corpo'),
    criadaEm: timestamp('criada_em', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.usuarioId, table.operacao, table.chave] })],
);
