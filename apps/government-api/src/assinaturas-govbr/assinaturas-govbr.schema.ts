import type { components } from '@alipen/contracts/generated/government-api';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const assinaturasGovbr = pgTable('assinaturas_govbr', {
  id: uuid('id').primaryKey(),
  usuarioId: integer('usuario_id').notNull(),
  estado: text('estado').notNull(),
  papeis: jsonb('papeis').$type<readonly Schemas['PapelParaGovbr'][]>().notNull(),
  voltar: text('voltar').notNull(),
  situacao: text('situacao').$type<Schemas['SituacaoDaAssinaturaGovbr']>().notNull(),
  motivo: text('motivo'),
  ficha: bytea('ficha'),
  iniciadaEm: instante('iniciada_em').notNull(),
  recebidaEm: instante('recebida_em'),
  expiraEm: instante('expira_em').notNull(),
});
