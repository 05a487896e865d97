import type { components } from '@alipen/contracts/generated/government-api';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConteudoDaNotificacao } from './notificacao.rules.ts';
import type { SituacaoNotificacao } from './notificacoes-formais.ciclo.table.ts';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const notificacoesFormais = pgTable('notificacoes_formais', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  ocorrenciaId: integer('ocorrencia_id').notNull(),
  ano: integer('ano').notNull(),
  numero: integer('numero').notNull(),
  codigo: text('codigo').notNull(),
  situacao: text('situacao').$type<SituacaoNotificacao>().notNull(),
  versao: integer('versao').notNull().default(1),
  conteudo: jsonb('conteudo').$type<ConteudoDaNotificacao>().notNull(),
  hash: text('hash').notNull(),
  /** The issued file's name in the store. */
  arquivo: text('arquivo').notNull(),
  sha256: text('sha256').notNull(),
  bytes: integer('bytes').notNull(),
  emitidaEm: instante('emitida_em').notNull(),
  emitidaPor: integer('emitida_por').notNull(),
  enviadaEm: instante('enviada_em'),
  prazoEm: instante('prazo_em'),
  devolvidaEm: instante('devolvida_em'),
  /** Null: the supplier, by its address. */
  devolvidaPor: integer('devolvida_por'),
  devolvidaArquivo: text('devolvida_arquivo'),
  devolvidaSha256: text('devolvida_sha256'),
  devolvidaBytes: integer('devolvida_bytes'),
  conferencia: text('conferencia').$type<components['schemas']['ConferenciaDaDevolucao']>(),
  decididaEm: instante('decidida_em'),
  decididaPor: integer('decidida_por'),
  motivo: text('motivo'),
});

export const numeracaoNotificacoes = pgTable('numeracao_notificacoes', {
  ano: integer('ano').primaryKey(),
  ultimo: integer('ultimo').notNull(),
});
