import type { components } from '@alipen/contracts/generated/government-api';
import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

type Schemas = components['schemas'];

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

export const alteracoesContrato = pgTable('alteracoes_contrato', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contratoId: integer('contrato_id').notNull(),
  tipo: text('tipo').$type<Schemas['TipoAlteracaoContrato']>().notNull(),
  numero: smallint('numero').notNull(),
  data: date('data').notNull(),
  processo: text('processo').notNull(),
  motivo: text('motivo').notNull(),
  vigenciaFimAntes: date('vigencia_fim_antes').notNull(),
  vigenciaFimDepois: date('vigencia_fim_depois').notNull(),
  valorAntesCentavos: bigint('valor_antes_centavos', { mode: 'number' }).notNull(),
  valorDepoisCentavos: bigint('valor_depois_centavos', { mode: 'number' }).notNull(),
  /** In ten thousandths of a percent. */
  indice: integer('indice'),
  valeDe: date('vale_de'),
  itens: jsonb('itens').$type<Schemas['ItemAlterado'][]>().notNull().default([]),
  limite: jsonb('limite').$type<Schemas['LimiteDoAditivo']>(),
  justificativa: text('justificativa'),
  registradaEm: timestamp('registrada_em', { withTimezone: true }).notNull(),
  registradaPor: integer('registrada_por').notNull(),
});

/** Prices that begin on a day to come, until `aplicadoEm`. */
export const precosAValer = pgTable('precos_a_valer', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contratoId: integer('contrato_id').notNull(),
  tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
  tipoPublicoId: integer('tipo_publico_id').notNull(),
  valeDe: date('vale_de').notNull(),
  precoCentavos: integer('preco_centavos').notNull(),
  alteracaoId: integer('alteracao_id').notNull(),
  aplicadoEm: timestamp('aplicado_em', { withTimezone: true }),
});
