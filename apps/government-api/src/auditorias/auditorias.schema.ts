import type { components } from '@alipen/contracts/generated/government-api';
import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });
const centavos = (nome: string) => bigint(nome, { mode: 'number' });

export const auditorias = pgTable('auditorias', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  versao: integer('versao').notNull().default(1),
  /** The first day of the month. */
  mes: date('mes', { mode: 'string' }).notNull(),
  situacao: text('situacao').$type<Schemas['SituacaoAuditoria']>().notNull(),
  itens: integer('itens').notNull(),
  totalCentavos: centavos('total_centavos').notNull(),
  /** Hundredths of a percent, as the risk. */
  toleranciaPontos: smallint('tolerancia_pontos').notNull(),
  riscoPontos: smallint('risco_pontos').notNull(),
  fonte: text('fonte').notNull(),
  sementeDepoisDe: instante('semente_depois_de').notNull(),
  semente: text('semente'),
  semeadaEm: instante('semeada_em'),
  semeadaPor: integer('semeada_por'),
  listaSha256: text('lista_sha256').notNull(),
  abertaEm: instante('aberta_em').notNull(),
  abertaPor: integer('aberta_por').notNull(),
  resultado: text('resultado'),
  motivo: text('motivo'),
  encerradaEm: instante('encerrada_em'),
  encerradaPor: integer('encerrada_por'),
});

export const auditoriaItens = pgTable(
  'auditoria_itens',
  {
    auditoriaId: integer('auditoria_id').notNull(),
    ordem: integer('ordem').notNull(),
    lotacaoId: integer('lotacao_id').notNull(),
    data: date('data', { mode: 'string' }).notNull(),
    medicaoId: integer('medicao_id').notNull(),
    refeicoes: integer('refeicoes').notNull(),
    valorCentavos: centavos('valor_centavos').notNull(),
    /** Of this line and those before it. */
    ateCentavos: centavos('ate_centavos').notNull(),
  },
  ({ auditoriaId, ordem }) => [primaryKey({ columns: [auditoriaId, ordem] })],
);

export const auditoriaAtestos = pgTable(
  'auditoria_atestos',
  {
    auditoriaId: integer('auditoria_id').notNull(),
    atestoId: integer('atesto_id').notNull(),
    /** False where the audit ended before its draw. */
    vale: boolean('vale').notNull().default(true),
  },
  ({ auditoriaId, atestoId }) => [primaryKey({ columns: [auditoriaId, atestoId] })],
);

export const auditoriaConferencias = pgTable('auditoria_conferencias', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  auditoriaId: integer('auditoria_id').notNull(),
  ordem: integer('ordem').notNull(),
  comprovadoCentavos: centavos('comprovado_centavos').notNull(),
  observacao: text('observacao'),
  em: instante('em').notNull(),
  por: integer('por').notNull(),
});
