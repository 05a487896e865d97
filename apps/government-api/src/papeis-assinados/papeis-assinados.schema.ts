import type { components } from '@alipen/contracts/generated/government-api';
import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const papeisAssinados = pgTable('papeis_assinados', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  codigo: text('codigo').notNull(),
  ordem: smallint('ordem').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  especie: text('especie').$type<components['schemas']['EspecieDoCertificado']>().notNull(),
  titular: text('titular').notNull(),
  cpfMascarado: text('cpf_mascarado').notNull(),
  emissor: text('emissor').notNull(),
  certificado: bytea('certificado').notNull(),
  carimbadaEm: instante('carimbada_em'),
  em: instante('em').notNull(),
  /** The file's name in the store. */
  arquivo: text('arquivo').notNull(),
  sha256: text('sha256').notNull(),
  bytes: integer('bytes').notNull(),
});
