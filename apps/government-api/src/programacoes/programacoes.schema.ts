import { date, integer, pgTable, primaryKey, smallint, text, time, timestamp } from 'drizzle-orm/pg-core';

export const programacoes = pgTable('programacoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  vigenciaInicio: date('vigencia_inicio').notNull(),
  vigenciaFim: date('vigencia_fim'),
  observacao: text('observacao'),
  regraFeriado: text('regra_feriado').notNull().default('COMO_DOMINGO'),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoPor: integer('alterado_por'),
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

export const excecoesProgramacao = pgTable('excecoes_programacao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  dataInicio: date('data_inicio').notNull(),
  dataFim: date('data_fim').notNull(),
  motivo: text('motivo').notNull(),
  descricao: text('descricao'),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoPor: integer('alterado_por'),
});

export const itensExcecao = pgTable(
  'itens_excecao',
  {
    excecaoId: integer('excecao_id').notNull(),
    tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
    tipoPublicoId: integer('tipo_publico_id').notNull(),
    quantidade: integer('quantidade').notNull(),
  },
  table => [primaryKey({ columns: [table.excecaoId, table.tipoAlimentacaoId, table.tipoPublicoId] })],
);

export const janelasLotacao = pgTable(
  'janelas_lotacao',
  {
    lotacaoId: integer('lotacao_id').notNull(),
    tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
    valeDe: date('vale_de').notNull(),
    entregaInicio: time('entrega_inicio'),
    entregaFim: time('entrega_fim'),
    alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
    alteradoPor: integer('alterado_por'),
  },
  table => [primaryKey({ columns: [table.lotacaoId, table.tipoAlimentacaoId, table.valeDe] })],
);
