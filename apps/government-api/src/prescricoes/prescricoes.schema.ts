import type { components } from '@alipen/contracts/generated/government-api';
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SituacaoPrescricao } from './prescricoes.ciclo.table.ts';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });
const dia = (nome: string) => date(nome, { mode: 'string' });

export const prescricoes = pgTable('prescricoes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  /** The unit's own code of the person, never a name. */
  pessoa: text('pessoa').notNull(),
  tipoPublicoId: integer('tipo_publico_id').notNull(),
  tipoDietaId: integer('tipo_dieta_id').notNull(),
  profissao: text('profissao').$type<components['schemas']['ProfissaoDoPrescritor']>().notNull(),
  registro: text('registro').notNull(),
  de: dia('de').notNull(),
  ate: dia('ate').notNull(),
  situacao: text('situacao').$type<SituacaoPrescricao>().notNull(),
  /** Once authorised it explains the days behind it, whatever became of it since. */
  autorizadaEm: instante('autorizada_em'),
  anteriorId: integer('anterior_id'),
  pedidaEm: instante('pedida_em').notNull(),
  pedidaPor: integer('pedida_por').notNull(),
  decididaEm: instante('decidida_em'),
  decididaPor: integer('decidida_por'),
  motivo: text('motivo'),
  versao: integer('versao').notNull().default(1),
});
