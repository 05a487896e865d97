import type { components } from '@alipen/contracts/generated/government-api';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { EventoPedido, SituacaoPedido } from './pedidos.ciclo.table.ts';

type Schemas = components['schemas'];

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

type CelulaRegistrada = { tipoAlimentacaoId: number; tipoPublicoId: number; quantidade: number };

/** Constraints and indexes are in the migration; here are the columns as the code sees them. */
export const pedidos = pgTable('pedidos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  numero: text('numero').notNull(),
  lotacaoId: integer('lotacao_id').notNull(),
  dataRefeicao: date('data_refeicao', { mode: 'string' }).notNull(),
  tipo: text('tipo').$type<Schemas['TipoPedido']>().notNull(),
  situacao: text('situacao').$type<SituacaoPedido>().notNull(),
  foraDoPrazo: boolean('fora_do_prazo').notNull(),
  /** The contract of the greatest value; every cell has its own. */
  contratoId: integer('contrato_id'),
  fornecedor: text('fornecedor'),
  prazoLimiteEm: instante('prazo_limite_em').notNull(),
  /** In words, as they were then; the reason they came from is null in orders sent before it was chosen from the catalogue. */
  justificativa: text('justificativa'),
  justificativaMotivoId: integer('justificativa_motivo_id'),
  observacao: text('observacao'),
  efetivoData: date('efetivo_data', { mode: 'string' }),
  efetivoInternos: integer('efetivo_internos'),
  efetivoServidores: integer('efetivo_servidores'),
  efetivoCapturadoEm: instante('efetivo_capturado_em'),
  totalRefeicoes: integer('total_refeicoes').notNull(),
  valorPrevistoCentavos: bigint('valor_previsto_centavos', { mode: 'number' }),
  /** The programme sent for a unit that had said nothing at the cut-off. */
  enviadoAutomaticamente: boolean('enviado_automaticamente').notNull().default(false),
  complementoDe: integer('complemento_de'),
  confirmadoEm: instante('confirmado_em'),
  confirmadoPor: integer('confirmado_por'),
  /** Why it is in the state it is in; earlier reasons are in the history. */
  motivoId: integer('motivo_id'),
  motivoTexto: text('motivo_texto'),
  /** The cells as the history last told them, while later typing is not yet in it. */
  registrado: jsonb('registrado').$type<readonly CelulaRegistrada[]>(),
  criadoEm: instante('criado_em').notNull(),
  criadoPor: integer('criado_por').notNull(),
  enviadoEm: instante('enviado_em'),
  enviadoPor: integer('enviado_por'),
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
    /** What the desk confirmed, with the adjustments accepted since; null before. */
    quantidadeConfirmada: integer('quantidade_confirmada'),
    quantidadeEntregue: integer('quantidade_entregue'),
    quantidadeRecusada: integer('quantidade_recusada'),
    precoCentavos: bigint('preco_centavos', { mode: 'number' }),
    /** Frozen with the price: a unit may have two suppliers on one day. */
    contratoId: integer('contrato_id'),
  },
  item => [primaryKey({ columns: [item.pedidoId, item.tipoAlimentacaoId, item.tipoPublicoId] })],
);

/** The contracts a sent order was frozen with, each under the supplier's name of that day. */
export const contratosPedido = pgTable(
  'contratos_pedido',
  {
    pedidoId: integer('pedido_id').notNull(),
    contratoId: integer('contrato_id').notNull(),
    fornecedor: text('fornecedor').notNull(),
  },
  contrato => [primaryKey({ columns: [contrato.pedidoId, contrato.contratoId] })],
);

/** Every change after sending, a row a cell: who, why, when, accepted by whom. */
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
  /** Accepted by the rule itself. */
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

export const numeracaoPedidos = pgTable('numeracao_pedidos', {
  ano: integer('ano').primaryKey(),
  ultimo: integer('ultimo').notNull(),
});
