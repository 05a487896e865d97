import { date, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConteudoEmitido } from './listas-fornecedor.rules.ts';

/** The list as it went to the supplier: its files are made from `conteudo` at any time. */
export const emissoesLista = pgTable('emissoes_lista', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fornecedorId: integer('fornecedor_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  numero: integer('numero').notNull(),
  em: timestamp('em', { withTimezone: true, mode: 'date' }).notNull(),
  usuarioId: integer('usuario_id').notNull(),
  totalRefeicoes: integer('total_refeicoes').notNull(),
  mudancas: integer('mudancas'),
  conteudo: json('conteudo').$type<ConteudoEmitido>().notNull(),
  sha256: text('sha256').notNull(),
});
