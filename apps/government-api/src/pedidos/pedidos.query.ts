import { type SQL, sql } from 'drizzle-orm';
import { joinable } from '../database/joinable.ts';
import { pedidos as tabela } from './pedidos.schema.ts';

export const pedidos = joinable(tabela, 'id', 'numero', 'tipo', 'situacao', 'versao', 'lotacaoId', 'dataRefeicao');

export const ENTRE_FORNECEDORES = ' · ';

/**
 * Meals that a cell of `itens_pedido` stands for: the confirmed quantity with its accepted adjustments, before that the
 * asked one. Every sum of orders uses this; the view `demanda_dos_pedidos` must say the same.
 */
export const demandaDe = (item: SQL): SQL =>
  sql`coalesce(${item}.quantidade_confirmada, ${item}.quantidade_solicitada)`;
