import type { components } from '@alipen/contracts/generated/government-api';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { EventoPedido, SituacaoPedido } from './pedidos.ciclo.table.ts';

type Schemas = components['schemas'];

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

type CelulaRegistrada = { tipoAlimentacaoId: number; tipoPublicoId: number; quantidade: number };

/** Constraints and indexes are in the migration. */
export const pedidos = pgTable('pedidos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  numero: text('numero').notNull(),
  lotacaoId: integer('lotacao_id').notNull(),
  dataRefeicao: date('data_refeicao', { mode: 'string' }).notNull(),
  tipo: text('tipo').$type<Schemas['TipoPedido']>().notNull(),
  situacao: text('situacao').$type<SituacaoPedido>().notNull(),
  foraDoPrazo: boolean('fora_do_prazo').notNull(),
  /** The contract with the greatest value; each cell has its own. */
  contratoId: integer('contrato_id'),
  fornecedor: text('fornecedor'),
  prazoLimiteEm: instante('prazo_limite_em').notNull(),
  /** The text as it was then. The reason's id is null in orders sent before reasons came from the catalogue. */
  justificativa: text('justificativa'),
  justificativaMotivoId: integer('justificativa_motivo_id'),
  /** Why its diets differ from those authorised for its day. */
  dietasMotivo: text('dietas_motivo'),
  /** What stood out when it was sent; null: nobody looked. */
  sinais: jsonb('sinais').$type<Schemas['SinalDoEnvio'][]>(),
  observacao: text('observacao'),
  efetivoData: date('efetivo_data', { mode: 'string' }),
  efetivoInternos: integer('efetivo_internos'),
  efetivoServidores: integer('efetivo_servidores'),
  efetivoCapturadoEm: instante('efetivo_capturado_em'),
  totalRefeicoes: integer('total_refeicoes').notNull(),
  valorPrevistoCentavos: bigint('valor_previsto_centavos', { mode: 'number' }),
  /** The system sent the programme, because the unit had ordered nothing by the cut-off. */
  enviadoAutomaticamente: boolean('enviado_automaticamente').notNull().default(false),
  complementoDe: integer('complemento_de'),
  confirmadoEm: instante('confirmado_em'),
  confirmadoPor: integer('confirmado_por'),
  /** The reason of the present state; earlier ones are in the history. */
  motivoId: integer('motivo_id'),
  motivoTexto: text('motivo_texto'),
  /** Cancelled because its contract delivers nothing that day. */
  interrupcaoId: integer('interrupcao_id'),
  suspensaoId: integer('suspensao_id'),
  /** The cells as last recorded in the history, while later typing is not yet in it. */
  registrado: jsonb('registrado').$type<readonly CelulaRegistrada[]>(),
  criadoEm: instante('criado_em').notNull(),
  criadoPor: integer('criado_por').notNull(),
  enviadoEm: instante('enviado_em'),
  enviadoPor: integer('enviado_por'),
  autorizacao: text('autorizacao').$type<'FALTA' | 'DADA'>(),
  autorizadoEm: instante('autorizado_em'),
  autorizadoPor: integer('autorizado_por'),
  alteradoEm: instante('alterado_em').notNull(),
  alteradoPor: integer('alterado_por').notNull(),
  versao: integer('versao').notNull(),
});

export const itensPedido = pgTable(
  'itens_pedido',
  {
    pedidoId: integer('pedido_id').notNull(),
    tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
    tipoPublicoId: integer('tipo_publico_id').notNull(),
    quantidadeProgramada: integer('quantidade_programada').notNull(),
    quantidadeSolicitada: integer('quantidade_solicitada').notNull(),
    /** What the desk confirmed, with the adjustments accepted since; null before confirmation. */
    quantidadeConfirmada: integer('quantidade_confirmada'),
    quantidadeEntregue: integer('quantidade_entregue'),
    quantidadeRecusada: integer('quantidade_recusada'),
    precoCentavos: bigint('preco_centavos', { mode: 'number' }),
    /** Frozen with the price, by cell, because a unit may have two suppliers on one day. */
    contratoId: integer('contrato_id'),
  },
  item => [primaryKey({ columns: [item.pedidoId, item.tipoAlimentacaoId, item.tipoPublicoId] })],
);

export const contratosPedido = pgTable(
  'contratos_pedido',
  {
    pedidoId: integer('pedido_id').notNull(),
    contratoId: integer('contrato_id').notNull(),
    fornecedor: text('fornecedor').notNull(),
  },
  contrato => [primaryKey({ columns: [contrato.pedidoId, contrato.contratoId] })],
);

/** The unit as it was at the last sending; an order sent by the version before this table has none. */
export const lotacoesPedido = pgTable('lotacoes_pedido', {
  pedidoId: integer('pedido_id').primaryKey(),
  nome: text('nome').notNull(),
  municipio: text('municipio').notNull(),
  uf: text('uf').notNull(),
  /** Filled by the migration from what the trail tells of the unit. */
  pelaTrilha: boolean('pela_trilha').notNull().default(false),
});

/** One row per cell changed after sending. */
export const ajustesPedido = pgTable('ajustes_pedido', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  pedidoId: integer('pedido_id').notNull(),
  tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
  tipoPublicoId: integer('tipo_publico_id').notNull(),
  de: integer('de').notNull(),
  para: integer('para').notNull(),
  motivoId: integer('motivo_id').notNull(),
  texto: text('texto'),
  situacao: text('situacao').$type<Schemas['SituacaoAjuste']>().notNull(),
  /** Accepted by rule, not by a person. */
  automatico: boolean('automatico').notNull(),
  solicitadoEm: instante('solicitado_em').notNull(),
  solicitadoPor: integer('solicitado_por').notNull(),
  respondidoEm: instante('respondido_em'),
  respondidoPor: integer('respondido_por'),
  resposta: text('resposta'),
});

export const historicoPedido = pgTable('historico_pedido', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  pedidoId: integer('pedido_id').notNull(),
  em: instante('em').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  evento: text('evento').$type<EventoPedido>().notNull(),
  de: text('de').$type<SituacaoPedido>(),
  para: text('para').$type<SituacaoPedido>().notNull(),
  detalhe: text('detalhe'),
  alteracoes: jsonb('alteracoes').$type<Schemas['AlteracaoItem'][]>().notNull(),
});

/** `encerradaEm`: withdrawn, or found dead when another was asked. Nothing here changes the order (ADR 120). */
export const perguntasPedido = pgTable('perguntas_pedido', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  pedidoId: integer('pedido_id').notNull(),
  fornecedorId: integer('fornecedor_id').notNull(),
  texto: text('texto'),
  refeicoes: jsonb('refeicoes').$type<readonly Schemas['RefeicaoPerguntada'][]>().notNull(),
  codigoSha256: text('codigo_sha256').notNull(),
  perguntadaEm: instante('perguntada_em').notNull(),
  perguntadaPor: integer('perguntada_por').notNull(),
  prazoEm: instante('prazo_em').notNull(),
  atendimento: text('atendimento').$type<Schemas['AtendimentoDoFornecedor']>(),
  quantidade: integer('quantidade'),
  explicacao: text('explicacao'),
  respondente: text('respondente'),
  respondidaEm: instante('respondida_em'),
  encerradaEm: instante('encerrada_em'),
  retiradaPor: integer('retirada_por'),
});

export const numeracaoPedidos = pgTable('numeracao_pedidos', {
  ano: integer('ano').primaryKey(),
  ultimo: integer('ultimo').notNull(),
});
