import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const designacoes = pgTable('designacoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contratoId: integer('contrato_id').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  papel: text('papel').$type<Schemas['PapelNoContrato']>().notNull(),
  qualidade: text('qualidade').$type<Schemas['QualidadeDaDesignacao']>().notNull(),
  /** The holder's designation, of a substitute. */
  titularId: integer('titular_id'),
  titularQualidade: text('titular_qualidade').generatedAlwaysAs(
    sql`case when qualidade = 'SUBSTITUTO' then 'TITULAR' end`,
  ),
  portaria: text('portaria').notNull(),
  portariaEm: date('portaria_em', { mode: 'string' }).notNull(),
  inicio: date('inicio', { mode: 'string' }).notNull(),
  /** The last day; null: until somebody ends it. */
  fim: date('fim', { mode: 'string' }),
  /** Empty: every unit of the contract. */
  lotacaoIds: integer('lotacao_ids').array().notNull().default([]),
  designadaEm: instante('designada_em').notNull(),
  designadaPor: integer('designada_por').notNull(),
  motivoDoFim: text('motivo_do_fim'),
  encerradaEm: instante('encerrada_em'),
  encerradaPor: integer('encerrada_por'),
  versao: integer('versao').notNull().default(1),
});

export const afastamentos = pgTable('afastamentos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  usuarioId: integer('usuario_id').notNull(),
  inicio: date('inicio', { mode: 'string' }).notNull(),
  fim: date('fim', { mode: 'string' }).notNull(),
  motivo: text('motivo').notNull(),
  registradoEm: instante('registrado_em').notNull(),
  registradoPor: integer('registrado_por').notNull(),
  versao: integer('versao').notNull().default(1),
});
