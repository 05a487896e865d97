import type { components } from '@alipen/contracts/generated/government-api';
import { date, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';
import type { Conteudo } from '../fechamentos/fechamentos.service.ts';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

/** Constraints, indexes and the trigger that makes them append-only are in the migration. */
export const fechamentosMapa = pgTable('fechamentos_mapa', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  versao: smallint('versao').notNull(),
  /** The unit's own count of closings, which is the order of its chain. */
  sequencia: integer('sequencia').notNull(),
  situacao: text('situacao').$type<Exclude<Schemas['SituacaoFechamento'], 'ABERTO'>>().notNull(),
  conteudo: jsonb('conteudo').$type<Conteudo>().notNull(),
  /** Eight hexadecimal digits per value of the content. */
  selos: text('selos').notNull(),
  hash: text('hash').notNull(),
  hashAnterior: text('hash_anterior').notNull(),
  codigo: text('codigo').notNull(),
  fechadoEm: instante('fechado_em').notNull(),
  fechadoPor: integer('fechado_por').notNull(),
  reabertoEm: instante('reaberto_em'),
  reabertoPor: integer('reaberto_por'),
  motivoId: integer('motivo_id'),
  motivo: text('motivo'),
});

export const assinaturasMapa = pgTable('assinaturas_mapa', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fechamentoId: integer('fechamento_id').notNull(),
  papel: text('papel').$type<Schemas['PapelAssinatura']>().notNull(),
  nome: text('nome').notNull(),
  matricula: text('matricula'),
  cargo: text('cargo'),
  em: instante('em').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  hash: text('hash').notNull(),
  /** The touch that signed it, and its place in the tree of what that touch signed; null where the password did. */
  gestoId: integer('gesto_id'),
  gestoIndice: smallint('gesto_indice'),
  gestoCaminho: bytea('gesto_caminho'),
});

export type Fechamento = typeof fechamentosMapa.$inferSelect;
export type Assinatura = typeof assinaturasMapa.$inferSelect;
