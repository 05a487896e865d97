import { boolean, date, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const ativacoesTipo = pgTable('ativacoes_tipo', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  tipoAlimentacaoId: integer('tipo_alimentacao_id'),
  tipoPublicoId: integer('tipo_publico_id'),
  ativo: boolean('ativo').notNull(),
  valeDe: date('vale_de', { mode: 'string' }).notNull(),
  em: timestamp('em', { withTimezone: true }).notNull(),
});

export type Especie = 'REFEICAO' | 'PUBLICO';
