import type { components } from '@alipen/contracts/generated/government-api';
import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });
const centavos = (nome: string) => bigint(nome, { mode: 'number' });
const dia = (nome: string) => date(nome, { mode: 'string' });

export const pagamentos = pgTable('pagamentos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  medicaoId: integer('medicao_id').notNull(),
  notaId: integer('nota_id').notNull(),
  fonte: text('fonte').notNull(),
  valorCentavos: centavos('valor_centavos').notNull(),
  retencaoCentavos: centavos('retencao_centavos').notNull(),
  situacao: text('situacao').$type<Schemas['SituacaoPagamento']>().notNull(),
  versao: integer('versao').notNull().default(1),
  recebidaEm: instante('recebida_em').notNull(),
  liquidadoData: dia('liquidado_data'),
  liquidadoDocumento: text('liquidado_documento'),
  liquidadoEm: instante('liquidado_em'),
  liquidadoPor: integer('liquidado_por'),
  pagoData: dia('pago_data'),
  pagoDocumento: text('pago_documento'),
  pagoEm: instante('pago_em'),
  pagoPor: integer('pago_por'),
  retidoCentavos: centavos('retido_centavos'),
  excecaoHipotese: text('excecao_hipotese').$type<Schemas['HipoteseDeExcecao']>(),
  excecaoJustificativa: text('excecao_justificativa'),
  excecaoAutoridade: text('excecao_autoridade'),
  comunicadoData: dia('comunicado_data'),
  comunicadoDocumento: text('comunicado_documento'),
  comunicadoEm: instante('comunicado_em'),
  comunicadoPor: integer('comunicado_por'),
  canceladoEm: instante('cancelado_em'),
  motivo: text('motivo'),
});
