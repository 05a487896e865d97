import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });
const numero = (nome: string) => bigint(nome, { mode: 'number' });

export const testemunhas = pgTable('testemunhas', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  nome: text('nome').notNull(),
  email: text('email'),
  chave: text('chave'),
  ativo: boolean('ativo').notNull(),
  versao: integer('versao').notNull().default(1),
  criadoEm: instante('criado_em').notNull(),
  criadoPor: integer('criado_por').notNull(),
});

export const livroPublicacoes = pgTable('livro_publicacoes', {
  tamanho: numero('tamanho').primaryKey(),
  em: instante('em').notNull(),
});

export const coassinaturas = pgTable(
  'coassinaturas',
  {
    testemunhaId: integer('testemunha_id').notNull(),
    tamanho: numero('tamanho').notNull(),
    linha: text('linha').notNull(),
    em: instante('em').notNull(),
  },
  ({ testemunhaId, tamanho }) => [primaryKey({ columns: [testemunhaId, tamanho] })],
);
