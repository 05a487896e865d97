import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const tiposDieta = pgTable('tipos_dieta', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  codigo: text('codigo').notNull(),
  nome: text('nome').notNull(),
  nomeBusca: text('nome_busca').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});

export const dietasPedido = pgTable('dietas_pedido', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  pedidoId: integer('pedido_id').notNull(),
  tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
  tipoPublicoId: integer('tipo_publico_id').notNull(),
  tipoDietaId: integer('tipo_dieta_id').notNull(),
  quantidade: integer('quantidade').notNull(),
  /** Initials or a code of the unit's own, never a name. */
  identificacao: text('identificacao'),
  nomeNoEnvio: text('nome_no_envio'),
});
