import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { SituacaoEntrega, TipoWebhook } from './webhooks.tipos.table.ts';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const webhooks = pgTable('webhooks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  nome: text('nome').notNull(),
  url: text('url').notNull(),
  tipos: text('tipos').array().$type<TipoWebhook[]>().notNull(),
  ativo: boolean('ativo').notNull().default(true),
  motivoParada: text('motivo_parada'),
  segredo: text('segredo').notNull(),
  segredoAnterior: text('segredo_anterior'),
  anteriorAte: instante('anterior_ate'),
  criadoEm: instante('criado_em').notNull(),
  criadoPor: integer('criado_por').notNull(),
  removidoEm: instante('removido_em'),
  versao: integer('versao').notNull().default(1),
});

export const entregasWebhook = pgTable('entregas_webhook', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  webhookId: integer('webhook_id').notNull(),
  mensagem: text('mensagem').notNull().default(sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`),
  tipo: text('tipo').notNull(),
  dados: jsonb('dados').$type<Record<string, unknown>>().notNull(),
  ocorridoEm: instante('ocorrido_em').notNull(),
  situacao: text('situacao').$type<SituacaoEntrega>().notNull().default('PENDENTE'),
  tentativas: integer('tentativas').notNull().default(0),
  proximaEm: instante('proxima_em').notNull(),
  tomadaAte: instante('tomada_ate'),
  ultimaEm: instante('ultima_em'),
  ultimoStatus: smallint('ultimo_status'),
  ultimoErro: text('ultimo_erro'),
  duracaoMs: integer('duracao_ms'),
  terminadaEm: instante('terminada_em'),
});
