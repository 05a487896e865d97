import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DiaDoPapel } from './papel-do-mes.rules.ts';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

/** `mes` is the first of the month; `dias` are the closed days it was printed over, in order. */
export const papeisDoMes = pgTable('papeis_do_mes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  codigo: text('codigo').notNull(),
  lotacaoId: integer('lotacao_id').notNull(),
  mes: date('mes', { mode: 'string' }).notNull(),
  selo: text('selo').notNull(),
  dias: jsonb('dias').$type<readonly DiaDoPapel[]>().notNull(),
  emitidoEm: instante('emitido_em').notNull(),
});
