import type { components } from '@alipen/contracts/generated/government-api';
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

type Schemas = components['schemas'];

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

/** Constraints and indexes are in the migration. That nobody decided in time is read from `prazoEm`. */
export const trocas = pgTable('trocas', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fornecedorId: integer('fornecedor_id').notNull(),
  lotacaoId: integer('lotacao_id'),
  tipo: text('tipo').$type<Schemas['TipoTroca']>().notNull(),
  data: date('data', { mode: 'string' }).notNull(),
  outraData: date('outra_data', { mode: 'string' }),
  tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
  previsto: text('previsto').notNull(),
  proposto: text('proposto').notNull(),
  motivo: text('motivo').notNull(),
  lado: text('lado').$type<Schemas['LadoDaTroca']>().notNull(),
  pedidaPorNome: text('pedida_por_nome'),
  pedidaPor: integer('pedida_por'),
  pedidaEm: instante('pedida_em').notNull(),
  prazoEm: instante('prazo_em').notNull(),
  codigoSha256: text('codigo_sha256'),
  situacao: text('situacao').$type<Exclude<Schemas['SituacaoTroca'], 'SEM_DECISAO'>>().notNull().default('PEDIDA'),
  decididaPorNome: text('decidida_por_nome'),
  decididaPor: integer('decidida_por'),
  motivoDecisao: text('motivo_decisao'),
  decididaEm: instante('decidida_em'),
});
