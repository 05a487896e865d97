import type { components } from '@alipen/contracts/generated/government-api';
import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export type EmailDoFornecedor = components['schemas']['EmailPorAssunto'];

export const fornecedores = pgTable('fornecedores', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  cnpj: text('cnpj').notNull(),
  razaoSocial: text('razao_social').notNull(),
  nomeFantasia: text('nome_fantasia').notNull(),
  nomeBusca: text('nome_busca').notNull(),
  representanteLegal: text('representante_legal'),
  prepostoNome: text('preposto_nome'),
  prepostoTelefone: text('preposto_telefone'),
  prepostoEmail: text('preposto_email'),
  nutricionistaNome: text('nutricionista_nome'),
  nutricionistaCrn: text('nutricionista_crn'),
  endereco: text('endereco'),
  emails: jsonb('emails').$type<EmailDoFornecedor[]>().notNull().default([]),
  alvaraNumero: text('alvara_numero'),
  alvaraValidade: date('alvara_validade'),
  ativo: boolean('ativo').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});
