import { boolean, date, integer, pgTable, primaryKey, smallint, text, time, timestamp } from 'drizzle-orm/pg-core';

/** The same columns in the meal (the hours it began with) and in each change of them. */
const horarios = {
  horaLimitePedido: time('hora_limite_pedido').notNull(),
  diasAntecedencia: smallint('dias_antecedencia').notNull(),
  entregaInicio: time('entrega_inicio').notNull(),
  entregaFim: time('entrega_fim').notNull(),
  horaLimiteAjuste: time('hora_limite_ajuste'),
  pesoMinimoG: smallint('peso_minimo_g'),
};

export const tiposAlimentacao = pgTable('tipos_alimentacao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  nome: text('nome').notNull(),
  sigla: text('sigla').notNull(),
  ordem: integer('ordem').notNull(),
  icone: text('icone').notNull().default('ForkKnife'),
  cor: text('cor').notNull().default('ANIL'),
  fotoObrigatoria: boolean('foto_obrigatoria').notNull().default(false),
  /** Only the units to which a contract brings it see it in their orders. */
  soOndeContratada: boolean('so_onde_contratada').notNull().default(false),
  ...horarios,
  diasAntecedenciaAjuste: smallint('dias_antecedencia_ajuste').notNull().default(0),
  toleranciaMin: smallint('tolerancia_min').notNull().default(15),
  toleranciaPesoPct: smallint('tolerancia_peso_pct').notNull().default(5),
  toleranciaPesoUnidadePct: smallint('tolerancia_peso_unidade_pct').notNull().default(10),
  tempMinimaQuenteC: smallint('temp_minima_quente_c').default(60),
  tempMaximaFriaC: smallint('temp_maxima_fria_c').default(5),
  meioDoDia: boolean('meio_do_dia').notNull().default(false),
  ativo: boolean('ativo').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});

export const vigenciasTipoAlimentacao = pgTable(
  'vigencias_tipo_alimentacao',
  {
    tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
    valeDe: date('vale_de', { mode: 'string' }).notNull(),
    ...horarios,
    diasAntecedenciaAjuste: smallint('dias_antecedencia_ajuste').notNull(),
    toleranciaMin: smallint('tolerancia_min').notNull(),
    toleranciaPesoPct: smallint('tolerancia_peso_pct').notNull(),
    toleranciaPesoUnidadePct: smallint('tolerancia_peso_unidade_pct').notNull(),
    tempMinimaQuenteC: smallint('temp_minima_quente_c'),
    tempMaximaFriaC: smallint('temp_maxima_fria_c'),
    usuarioId: integer('usuario_id'),
    criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  },
  vigencia => [primaryKey({ columns: [vigencia.tipoAlimentacaoId, vigencia.valeDe] })],
);
