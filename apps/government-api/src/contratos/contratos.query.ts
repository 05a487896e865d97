import { type SQL, sql } from 'drizzle-orm';
import { joinable } from '../database/joinable.ts';
import { contratos as tabela } from './contratos.schema.ts';

export const contratos = joinable(tabela, 'id', 'numero');

/** Whether the unit receives no meal at all on the day, because its contracts' deliveries are stopped. */
export const parada = (lotacao: SQL, dia: SQL): SQL => sql`${lotacao} in (select lotacoes_paradas(${dia}))`;

/** The price of an item of a contract on a day: `item` is the alias of itens_contrato. */
export const precoNoDia = (item: SQL, dia: SQL): SQL => sql`
  preco_no_dia(${item}.contrato_id, ${item}.tipo_alimentacao_id, ${item}.tipo_publico_id, ${dia}, ${item}.preco_centavos)`;
