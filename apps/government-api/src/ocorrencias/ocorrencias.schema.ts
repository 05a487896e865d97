import type { components } from '@alipen/contracts/generated/government-api';
import { bigint, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EventoOcorrencia, SituacaoOcorrencia } from './ocorrencias.ciclo.table.ts';

type Schemas = components['schemas'];

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const ocorrencias = pgTable('ocorrencias', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  numero: text('numero').notNull(),
  origem: text('origem').$type<Schemas['OrigemOcorrencia']>().notNull(),
  situacao: text('situacao').$type<SituacaoOcorrencia>().notNull(),
  gravidade: text('gravidade').$type<Schemas['GravidadeOcorrencia']>().notNull(),
  /** Null for an inspected delivery without an order. */
  pedidoId: integer('pedido_id'),
  tipoAlimentacaoId: integer('tipo_alimentacao_id'),
  recebimentoId: integer('recebimento_id'),
  fiscalizacaoId: integer('fiscalizacao_id'),
  lotacaoId: integer('lotacao_id').notNull(),
  contratoId: integer('contrato_id').notNull(),
  fornecedorId: integer('fornecedor_id').notNull(),
  dataRefeicao: date('data_refeicao', { mode: 'string' }).notNull(),
  descricao: text('descricao').notNull(),
  clausula: text('clausula'),
  pontos: integer('pontos').notNull().default(0),
  prazoRespostaEm: instante('prazo_resposta_em'),
  resposta: text('resposta'),
  respostaNome: text('resposta_nome'),
  respondidaEm: instante('respondida_em'),
  decisao: text('decisao'),
  glosaPercentual: smallint('glosa_percentual'),
  glosaRecusadoCentavos: bigint('glosa_recusado_centavos', { mode: 'number' }),
  glosaDescontoCentavos: bigint('glosa_desconto_centavos', { mode: 'number' }),
  abertaEm: instante('aberta_em').notNull(),
  abertaPor: integer('aberta_por').notNull(),
  alteradaEm: instante('alterada_em').notNull(),
  versao: integer('versao').notNull().default(1),
});

export const numeracaoOcorrencias = pgTable('numeracao_ocorrencias', {
  ano: integer('ano').primaryKey(),
  ultimo: integer('ultimo').notNull(),
});

export const passosOcorrencia = pgTable('passos_ocorrencia', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  ocorrenciaId: integer('ocorrencia_id').notNull(),
  em: instante('em').notNull(),
  usuarioId: integer('usuario_id'),
  evento: text('evento').$type<EventoOcorrencia>().notNull(),
  de: text('de').$type<SituacaoOcorrencia>(),
  para: text('para').$type<SituacaoOcorrencia>().notNull(),
  detalhe: text('detalhe'),
});

export const convitesOcorrencia = pgTable('convites_ocorrencia', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  ocorrenciaId: integer('ocorrencia_id').notNull(),
  codigoSha256: text('codigo_sha256').notNull(),
  criadoEm: instante('criado_em').notNull(),
  expiraEm: instante('expira_em').notNull(),
  usadoEm: instante('usado_em'),
  revogadoEm: instante('revogado_em'),
});

export const anexosOcorrencia = pgTable('anexos_ocorrencia', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  ocorrenciaId: integer('ocorrencia_id').notNull(),
  uuid: uuid('uuid').notNull(),
  nome: text('nome').notNull(),
  arquivo: text('arquivo').notNull(),
  tipo: text('tipo').$type<Schemas['AnexoOcorrencia']['tipo']>().notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
  enviadoEm: instante('enviado_em').notNull(),
});
