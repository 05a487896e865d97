import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const convitesDeclaracao = pgTable('convites_declaracao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contratoId: integer('contrato_id').notNull(),
  codigoSha256: text('codigo_sha256').notNull(),
  criadoEm: instante('criado_em').notNull(),
  criadoPor: integer('criado_por').notNull(),
  expiraEm: instante('expira_em').notNull(),
  revogadoEm: instante('revogado_em'),
});

export const declaracoesFornecedor = pgTable('declaracoes_fornecedor', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contratoId: integer('contrato_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  versao: integer('versao').notNull(),
  uuid: uuid('uuid').notNull(),
  conviteId: integer('convite_id').notNull(),
  nome: text('nome').notNull(),
  recebidaEm: instante('recebida_em').notNull(),
});

export const itensDeclaracao = pgTable(
  'itens_declaracao',
  {
    declaracaoId: integer('declaracao_id').notNull(),
    lotacaoId: integer('lotacao_id').notNull(),
    tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
    produzida: integer('produzida').notNull(),
    entregue: integer('entregue').notNull(),
    lacres: text('lacres').array().notNull().default([]),
    placa: text('placa'),
  },
  item => [primaryKey({ columns: [item.declaracaoId, item.lotacaoId, item.tipoAlimentacaoId] })],
);
