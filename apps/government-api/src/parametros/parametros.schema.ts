import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export type Valor = number | boolean | string;

export const parametros = pgTable('parametros', {
  chave: text('chave').primaryKey(),
  versao: integer('versao').notNull().default(1),
});

export const vigenciasParametro = pgTable(
  'vigencias_parametro',
  {
    chave: text('chave').notNull(),
    valeDe: date('vale_de', { mode: 'string' }).notNull(),
    valor: jsonb('valor').$type<Valor>(),
    usuarioId: integer('usuario_id'),
    criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  },
  vigencia => [primaryKey({ columns: [vigencia.chave, vigencia.valeDe] })],
);
