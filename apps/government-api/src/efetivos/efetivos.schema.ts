import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const efetivosDiarios = pgTable(
  'efetivos_diarios',
  {
    lotacaoId: integer('lotacao_id').notNull(),
    data: date('data').notNull(),
    internos: integer('internos').notNull(),
    servidoresPlantao: integer('servidores_plantao').notNull(),
    servidoresExpediente: integer('servidores_expediente').notNull(),
    visitantesPrevistos: integer('visitantes_previstos'),
    fonte: text('fonte').notNull(),
    referenciaFonte: text('referencia_fonte'),
    capturadoEm: timestamp('capturado_em', { withTimezone: true }).notNull().defaultNow(),
    informadoPor: integer('informado_por'),
  },
  table => [primaryKey({ columns: [table.lotacaoId, table.data] })],
);
