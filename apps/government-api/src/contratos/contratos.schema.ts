import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const contratos = pgTable('contratos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  numero: text('numero').notNull(),
  processo: text('processo').notNull(),
  lote: text('lote').notNull(),
  fornecedorId: integer('fornecedor_id').notNull(),
  vigenciaInicio: date('vigencia_inicio').notNull(),
  vigenciaFim: date('vigencia_fim').notNull(),
  valorTotalCentavos: bigint('valor_total_centavos', { mode: 'number' }).notNull(),
  encerradoEm: date('encerrado_em'),
  contratoAnteriorId: integer('contrato_anterior_id'),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});

export const itensContrato = pgTable(
  'itens_contrato',
  {
    contratoId: integer('contrato_id').notNull(),
    tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
    tipoPublicoId: integer('tipo_publico_id').notNull(),
    precoCentavos: integer('preco_centavos').notNull(),
    quantidadeContratada: integer('quantidade_contratada').notNull(),
  },
  table => [primaryKey({ columns: [table.contratoId, table.tipoAlimentacaoId, table.tipoPublicoId] })],
);

/** Who serves a unit, meal by meal: the database allows one contract a day (`um_fornecedor_por_refeicao_e_dia`). */
export const contratosLotacoes = pgTable('contratos_lotacoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  contratoId: integer('contrato_id').notNull(),
  tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
  inicio: date('inicio').notNull(),
  /** Never after the contract's own end. */
  fim: date('fim').notNull(),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
});
