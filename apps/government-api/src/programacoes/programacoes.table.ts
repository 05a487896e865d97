import { date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const programacoes = pgTable('programacoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  vigenciaInicio: date('vigencia_inicio').notNull(),
  vigenciaFim: date('vigencia_fim'),
  observacao: text('observacao'),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});

export const itensProgramacao = pgTable(
  'itens_programacao',
  {
    programacaoId: integer('programacao_id').notNull(),
    diaSemana: smallint('dia_semana').notNull(),
    tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
    tipoPublicoId: integer('tipo_publico_id').notNull(),
    quantidade: integer('quantidade').notNull(),
  },
  table => [
    primaryKey({ columns: [table.programacaoId, table.diaSemana, table.tipoAlimentacaoId, table.tipoPublicoId] }),
  ],
);
