import type { components } from '@alipen/contracts/generated/government-api';
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

type FormaDeAviso = components['schemas']['FormaDeAviso'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const notificacoes = pgTable('notificacoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  chave: text('chave').notNull(),
  evento: text('evento').notNull(),
  tipo: text('tipo').notNull(),
  assunto: text('assunto').notNull(),
  autoridades: text('autoridades').array().notNull().default([]),
  usuarioId: integer('usuario_id'),
  lotacaoId: integer('lotacao_id'),
  pedidoId: integer('pedido_id'),
  dataRefeicao: date('data_refeicao', { mode: 'string' }),
  titulo: text('titulo').notNull(),
  texto: text('texto').notNull(),
  criadaEm: instante('criada_em').notNull(),
  resolvidaEm: instante('resolvida_em'),
});

export const leiturasNotificacoes = pgTable(
  'leituras_notificacoes',
  {
    usuarioId: integer('usuario_id').notNull(),
    notificacaoId: integer('notificacao_id').notNull(),
    lidaEm: instante('lida_em').notNull(),
  },
  leitura => [primaryKey({ columns: [leitura.usuarioId, leitura.notificacaoId] })],
);

export const marcosDeLeitura = pgTable('marcos_de_leitura', {
  usuarioId: integer('usuario_id').primaryKey(),
  ate: integer('ate').notNull(),
  em: instante('em').notNull(),
});

/** What a person chose of each kind of event; the name is older than the choice, which once was only to refuse the mail. */
export const emailsRecusados = pgTable(
  'emails_recusados',
  {
    usuarioId: integer('usuario_id').notNull(),
    evento: text('evento').notNull(),
    desde: instante('desde').notNull(),
    forma: text('forma').$type<FormaDeAviso>().notNull().default('SISTEMA'),
  },
  ({ usuarioId, evento }) => [primaryKey({ columns: [usuarioId, evento] })],
);

export const preferenciasDeEmail = pgTable('preferencias_de_email', {
  usuarioId: integer('usuario_id').primaryKey(),
  alcance: text('alcance').$type<components['schemas']['AlcanceDosEmails']>().notNull().default('TUDO'),
  resumidoAte: integer('resumido_ate').notNull().default(0),
});
