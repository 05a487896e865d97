import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const anotacoesMapa = pgTable('anotacoes_mapa', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  /** Null, together with the public, for a note on the whole day. */
  tipoAlimentacaoId: integer('tipo_alimentacao_id'),
  tipoPublicoId: integer('tipo_publico_id'),
  texto: text('texto').notNull(),
  criadaEm: instante('criada_em').notNull(),
  criadaPor: integer('criada_por').notNull(),
  retiradaEm: instante('retirada_em'),
  retiradaPor: integer('retirada_por'),
});
