import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export type SituacaoEmail = 'PENDENTE' | 'ENVIANDO' | 'ENVIADO' | 'RECUSADO' | 'VENCIDO' | 'INCERTO';

export const emails = pgTable('emails', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  chave: text('chave').notNull(),
  para: text('para').notNull(),
  assunto: text('assunto').notNull(),
  texto: text('texto').notNull(),
  situacao: text('situacao').$type<SituacaoEmail>().notNull().default('PENDENTE'),
  tentativas: integer('tentativas').notNull().default(0),
  criadoEm: instante('criado_em').notNull(),
  proximaTentativaEm: instante('proxima_tentativa_em').notNull(),
  valeAte: instante('vale_ate').notNull(),
  terminadoEm: instante('terminado_em'),
  erro: text('erro'),
  /** The text holds a secret: it is emptied once the mail was sent or will not be. */
  sigiloso: boolean('sigiloso').notNull().default(false),
  referencia: text('referencia'),
  externo: boolean('externo').notNull().default(false),
});

/** The files of a letter, stored once however many addresses it has. */
export const anexosEmails = pgTable(
  'anexos_emails',
  {
    chave: text('chave').notNull(),
    nome: text('nome').notNull(),
    tipo: text('tipo').notNull(),
    conteudo: bytea('conteudo').notNull(),
    criadoEm: instante('criado_em').notNull(),
  },
  ({ chave, nome }) => [primaryKey({ columns: [chave, nome] })],
);
