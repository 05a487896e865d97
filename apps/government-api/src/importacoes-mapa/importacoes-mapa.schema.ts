import type { components } from '@alipen/contracts/generated/government-api';
import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const importacoesMapa = pgTable('importacoes_mapa', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  mes: text('mes').notNull(),
  texto: text('texto').notNull(),
  /** What each number of a line was read as; null for months imported before this was kept. */
  colunas: jsonb('colunas').$type<components['schemas']['NumeroDaLinha']['coluna'][]>(),
  sha256: text('sha256').notNull(),
  importadaEm: instante('importada_em').notNull(),
  importadaPor: integer('importada_por').notNull(),
  substituidaEm: instante('substituida_em'),
});

export const quantidadesImportadas = pgTable(
  'quantidades_importadas',
  {
    lotacaoId: integer('lotacao_id').notNull(),
    data: date('data').notNull(),
    tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
    tipoPublicoId: integer('tipo_publico_id').notNull(),
    importacaoId: integer('importacao_id').notNull(),
    quantidade: integer('quantidade').notNull(),
    contratoId: integer('contrato_id'),
    precoCentavos: integer('preco_centavos'),
  },
  table => [primaryKey({ columns: [table.lotacaoId, table.data, table.tipoAlimentacaoId, table.tipoPublicoId] })],
);
