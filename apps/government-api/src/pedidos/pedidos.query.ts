import { type SQL, sql } from 'drizzle-orm';
import { joinable } from '../database/joinable.ts';
import { contratosPedido as contratosDoPedido, itensPedido as itens, pedidos as tabela } from './pedidos.schema.ts';

/** An order, its cells and its suppliers, for statements of other slices. */
export const pedidos = joinable(tabela, 'id', 'numero', 'tipo', 'situacao', 'versao', 'lotacaoId', 'dataRefeicao');
export const itensPedido = joinable(
  itens,
  'pedidoId',
  'tipoAlimentacaoId',
  'tipoPublicoId',
  'quantidadeConfirmada',
  'quantidadeSolicitada',
  'contratoId',
);
export const contratosPedido = joinable(contratosDoPedido, 'pedidoId', 'contratoId', 'fornecedor');

/** Between the names of an order's suppliers, where it has more than one. */
export const ENTRE_FORNECEDORES = ' · ';

/**
 * How many meals a cell of `itens_pedido` stands for: what was confirmed, with the adjustments accepted since, and before
 * that what was asked for. Everything that adds up orders adds this; the view `demanda_dos_pedidos` says the same to lower floors.
 */
export const demandaDe = (item: SQL): SQL =>
  sql`coalesce(${item}.quantidade_confirmada, ${item}.quantidade_solicitada)`;
