import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConteudoDoAtesto } from './registro/atesto.rules.ts';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });
const centavos = (nome: string) => bigint(nome, { mode: 'number' });

export const medicoes = pgTable('medicoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contratoId: integer('contrato_id').notNull(),
  /** The first day of the month. */
  mes: date('mes', { mode: 'string' }).notNull(),
  situacao: text('situacao').$type<Schemas['SituacaoMedicao']>().notNull(),
  versao: integer('versao').notNull().default(1),
  notaFiscal: text('nota_fiscal'),
  abertaEm: instante('aberta_em').notNull(),
  abertaPor: integer('aberta_por'),
  alteradaEm: instante('alterada_em').notNull(),
  aprovadaEm: instante('aprovada_em'),
  /** What was definitively received of it; the database empties it where the billing is not attested. */
  pagavelCentavos: centavos('pagavel_centavos'),
});

export const linhasMedicao = pgTable('linhas_medicao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  medicaoId: integer('medicao_id').notNull(),
  lotacaoId: integer('lotacao_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  fechamentoId: integer('fechamento_id'),
  refeicoes: integer('refeicoes').notNull().default(0),
  brutoCentavos: centavos('bruto_centavos').notNull().default(0),
  glosaCentavos: centavos('glosa_centavos').notNull().default(0),
  pontos: integer('pontos').notNull().default(0),
  propostoPct: smallint('proposto_pct').notNull().default(0),
  propostoCentavos: centavos('proposto_centavos').notNull().default(0),
  celulas: jsonb('celulas').notNull().default([]),
  decididoPct: smallint('decidido_pct'),
  decididoCentavos: centavos('decidido_centavos'),
  decisaoBaseCentavos: centavos('decisao_base_centavos'),
  decisaoDePct: smallint('decisao_de_pct'),
  decisaoMotivo: text('decisao_motivo'),
  decisaoClausula: text('decisao_clausula'),
  decididoEm: instante('decidido_em'),
  decididoPor: integer('decidido_por'),
});

export const correcoesMedicao = pgTable('correcoes_medicao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  versao: integer('versao').notNull().default(1),
  medicaoId: integer('medicao_id').notNull(),
  lotacaoId: integer('lotacao_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  tipoAlimentacaoId: integer('tipo_alimentacao_id'),
  tipoPublicoId: integer('tipo_publico_id'),
  origem: text('origem').$type<Schemas['OrigemCorrecao']>().notNull(),
  situacao: text('situacao').$type<Schemas['SituacaoCorrecao']>().notNull(),
  motivo: text('motivo').notNull(),
  pedidaEm: instante('pedida_em').notNull(),
  pedidaPor: integer('pedida_por').notNull(),
  versaoAntes: smallint('versao_antes').notNull(),
  versaoDepois: smallint('versao_depois'),
  resposta: text('resposta'),
  respondidaEm: instante('respondida_em'),
  respondidaPor: integer('respondida_por'),
});

export const atestosMedicao = pgTable('atestos_medicao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  medicaoId: integer('medicao_id').notNull(),
  versao: smallint('versao').notNull(),
  conteudo: jsonb('conteudo').$type<ConteudoDoAtesto>().notNull(),
  hash: text('hash').notNull(),
  hashAnterior: text('hash_anterior').notNull(),
  codigo: text('codigo').notNull(),
  /** Of its content, for sums over many. */
  glosaCentavos: centavos('glosa_centavos').generatedAlwaysAs(sql`(conteudo #>> '{totais,glosaCentavos}')::bigint`),
  descontoCentavos: centavos('desconto_centavos').generatedAlwaysAs(
    sql`(conteudo #>> '{totais,descontoCentavos}')::bigint`,
  ),
  atestadoEm: instante('atestado_em').notNull(),
  atestadoPor: integer('atestado_por').notNull(),
});
