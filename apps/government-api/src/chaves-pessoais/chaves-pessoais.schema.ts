import type { components } from '@alipen/contracts/generated/government-api';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../database/bytea.ts';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const chavesPessoais = pgTable('chaves_pessoais', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  usuarioId: integer('usuario_id').notNull(),
  nome: text('nome').notNull(),
  credencial: text('credencial').notNull(),
  chaveCose: bytea('chave_cose').notNull(),
  chaveSpki: bytea('chave_spki').notNull(),
  dominio: text('dominio').notNull(),
  aparelho: text('aparelho').notNull(),
  sincronizavel: boolean('sincronizavel').notNull(),
  contador: bigint('contador', { mode: 'number' }).notNull(),
  criadaEm: instante('criada_em').notNull(),
  confirmadaEm: instante('confirmada_em'),
  confirmadaPor: integer('confirmada_por'),
  revogadaEm: instante('revogada_em'),
  revogadaPor: integer('revogada_por'),
  motivo: text('motivo').$type<Schemas['MotivoDaRevogacao']>(),
});

export const desafiosDeChave = pgTable(
  'desafios_de_chave',
  {
    usuarioId: integer('usuario_id').notNull(),
    finalidade: text('finalidade').$type<'CADASTRO' | 'ASSINATURA'>().notNull(),
    desafio: bytea('desafio').notNull(),
    pedido: jsonb('pedido'),
    expiraEm: instante('expira_em').notNull(),
  },
  ({ usuarioId, finalidade }) => [primaryKey({ columns: [usuarioId, finalidade] })],
);

export const gestosDeChave = pgTable('gestos_de_chave', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  chaveId: integer('chave_id').notNull(),
  papel: text('papel').$type<Schemas['PapelAssinatura']>().notNull(),
  folhas: smallint('folhas').notNull(),
  raiz: bytea('raiz').notNull(),
  abertura: text('abertura').notNull(),
  dadosCliente: bytea('dados_cliente').notNull(),
  dadosAutenticador: bytea('dados_autenticador').notNull(),
  assinatura: bytea('assinatura').notNull(),
  em: instante('em').notNull(),
});
