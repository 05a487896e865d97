import { type SQL, sql } from 'drizzle-orm';
import { joinable } from '../database/joinable.ts';
import { contratos as tabela } from './contratos.schema.ts';

export const contratos = joinable(tabela, 'id', 'numero');

/** The price of an item of a contract on a day: `item` is the alias of itens_contrato. */
export const precoNoDia = (item: SQL, dia: SQL): SQL => sql`
  preco_no_dia(${item}.contrato_id, ${item}.tipo_alimentacao_id, ${item}.tipo_publico_id, ${dia}, ${item}.preco_centavos)`;
