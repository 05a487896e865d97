import type { components } from '@alipen/contracts/generated/government-api';
import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

/** One record in force a unit, day and meal; an annulled one stays. */
export const sobras = pgTable('sobras', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
  /** Null where they only weighed. */
  refeicoes: integer('refeicoes'),
  /** Null where they only counted. */
  gramas: integer('gramas'),
  motivo: text('motivo').$type<Schemas['MotivoSobra']>(),
  texto: text('texto'),
  clienteUuid: uuid('cliente_uuid'),
  registradaEm: instante('registrada_em').notNull(),
  registradaPor: integer('registrada_por').notNull(),
  corrigidaEm: instante('corrigida_em'),
  corrigidaPor: integer('corrigida_por'),
  anuladaEm: instante('anulada_em'),
  anuladaPor: integer('anulada_por'),
  versao: integer('versao').notNull().default(1),
});
