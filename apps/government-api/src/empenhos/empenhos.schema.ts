import type { components } from '@alipen/contracts/generated/government-api';
import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });
const centavos = (nome: string) => bigint(nome, { mode: 'number' });

export const empenhos = pgTable('empenhos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contratoId: integer('contrato_id').notNull(),
  numero: text('numero').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  tipo: text('tipo').$type<Schemas['TipoEmpenho']>().notNull(),
  fonte: text('fonte').notNull().default(''),
  natureza: text('natureza').notNull().default(''),
  valorCentavos: centavos('valor_centavos').notNull(),
  reforcadoCentavos: centavos('reforcado_centavos').notNull().default(0),
  anuladoCentavos: centavos('anulado_centavos').notNull().default(0),
  consumidoCentavos: centavos('consumido_centavos').notNull().default(0),
  criadoEm: instante('criado_em').notNull(),
  criadoPor: integer('criado_por').notNull(),
});

export const movimentosEmpenho = pgTable('movimentos_empenho', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  empenhoId: integer('empenho_id').notNull(),
  tipo: text('tipo').$type<Schemas['TipoMovimentoEmpenho']>().notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  valorCentavos: centavos('valor_centavos').notNull(),
  motivo: text('motivo').notNull(),
  registradoEm: instante('registrado_em').notNull(),
  registradoPor: integer('registrado_por').notNull(),
});

export const consumosEmpenho = pgTable('consumos_empenho', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  empenhoId: integer('empenho_id').notNull(),
  medicaoId: integer('medicao_id').notNull(),
  mes: date('mes', { mode: 'string' }).notNull(),
  valorCentavos: centavos('valor_centavos').notNull(),
  consumidoEm: instante('consumido_em').notNull(),
  consumidoPor: integer('consumido_por').notNull(),
  liberadoEm: instante('liberado_em'),
  liberadoPor: integer('liberado_por'),
  liberadoMotivo: text('liberado_motivo'),
});
