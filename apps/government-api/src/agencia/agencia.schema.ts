import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';

export const certificadosAgencia = pgTable('certificados_agencia', {
  sha256: text('sha256').primaryKey(),
  certificado: bytea('certificado').notNull(),
  titular: text('titular').notNull(),
  emissor: text('emissor').notNull(),
  assina: boolean('assina').notNull(),
  desde: timestamp('desde', { withTimezone: true }).notNull(),
});

export const agencia = pgTable('agencia', {
  unica: boolean('unica').primaryKey().default(true),
  nome: text('nome').array().notNull().default([]),
  cnpj: text('cnpj'),
  brasao: bytea('brasao'),
  brasaoNoPapel: bytea('brasao_no_papel'),
  brasaoSha256: text('brasao_sha256'),
  versao: integer('versao').notNull().default(1),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }),
  alteradoPor: integer('alterado_por'),
});
