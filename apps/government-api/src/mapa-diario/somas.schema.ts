import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Each unit's month, added up (ADR 52). Derived data: the database's own triggers delete what is out of date. */
export const somasMapa = pgTable(
  'somas_mapa',
  {
    lotacaoId: integer('lotacao_id').notNull(),
    mes: date('mes').notNull(),
    ate: date('ate').notNull(),
    parcelas: text('parcelas').notNull(),
    porContrato: boolean('por_contrato').notNull(),
    diasComPedido: integer('dias_com_pedido').notNull(),
    internos: bigint('internos', { mode: 'number' }).notNull(),
    servidores: bigint('servidores', { mode: 'number' }).notNull(),
    diasComEfetivo: integer('dias_com_efetivo').notNull(),
    somadaEm: timestamp('somada_em', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [primaryKey({ columns: [table.lotacaoId, table.mes] })],
);
