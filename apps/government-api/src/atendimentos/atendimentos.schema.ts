import type { components } from '@alipen/contracts/generated/government-api';
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const atendimentos = pgTable(
  'atendimentos',
  {
    lotacaoId: integer('lotacao_id').notNull(),
    data: date('data', { mode: 'string' }).notNull(),
    responsavelId: integer('responsavel_id'),
    assumidoEm: instante('assumido_em'),
  },
  caso => [primaryKey({ columns: [caso.lotacaoId, caso.data] })],
);

export const contatosAtendimento = pgTable('contatos_atendimento', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  em: instante('em').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  resultado: text('resultado').$type<components['schemas']['ContatoAnotado']>().notNull(),
  nota: text('nota'),
});

export const presencas = pgTable(
  'presencas',
  {
    data: date('data', { mode: 'string' }).notNull(),
    lotacaoId: integer('lotacao_id').notNull(),
    usuarioId: integer('usuario_id').notNull(),
    desde: instante('desde').notNull(),
    vistoEm: instante('visto_em').notNull(),
  },
  presenca => [primaryKey({ columns: [presenca.data, presenca.lotacaoId, presenca.usuarioId] })],
);
