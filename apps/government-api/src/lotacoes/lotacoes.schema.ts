import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const lotacoes = pgTable('lotacoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  codigo: text('codigo').notNull(),
  nome: text('nome').notNull(),
  nomeBusca: text('nome_busca').notNull(),
  sigla: text('sigla'),
  tipo: text('tipo').notNull(),
  municipio: text('municipio').notNull(),
  uf: text('uf').notNull(),
  fusoHorario: text('fuso_horario').notNull(),
  endereco: text('endereco'),
  telefone: text('telefone'),
  email: text('email'),
  responsavelNome: text('responsavel_nome'),
  capacidade: integer('capacidade'),
  lotacaoPrincipalId: integer('lotacao_principal_id'),
  ativa: boolean('ativa').notNull().default(true),
  versao: integer('versao').notNull().default(1),
  criadoEm: timestamp('criado_em', { withTimezone: true }).notNull().defaultNow(),
  alteradoEm: timestamp('alterado_em', { withTimezone: true }).notNull().defaultNow(),
});
