import type { components } from '@alipen/contracts/generated/government-api';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

/** The table has one row. */
export const planoAmostragem = pgTable('plano_amostragem', {
  id: smallint('id').primaryKey(),
  regras: jsonb('regras').$type<components['schemas']['RegrasAmostragem']>().notNull(),
  /** Makes a draw repeatable for us and unforeseeable for a supplier; never leaves the server. */
  segredo: uuid('segredo').notNull(),
  versao: integer('versao').notNull(),
  alteradoEm: instante('alterado_em'),
  alteradoPor: integer('alterado_por'),
});

/** One row per delivery whose window has opened: whether it was drawn is decided once. */
export const sorteiosFiscalizacao = pgTable(
  'sorteios_fiscalizacao',
  {
    pedidoId: integer('pedido_id').notNull(),
    tipoAlimentacaoId: integer('tipo_alimentacao_id').notNull(),
    lotacaoId: integer('lotacao_id').notNull(),
    data: date('data', { mode: 'string' }).notNull(),
    decididoEm: instante('decidido_em').notNull(),
    /** Hundredths of a percent. */
    chance: integer('chance').notNull(),
    sorteada: boolean('sorteada').notNull(),
  },
  sorteio => [primaryKey({ columns: [sorteio.pedidoId, sorteio.tipoAlimentacaoId] })],
);

/** Units where whoever orders may inspect too (rule R32); a row without `ate` is in force. */
export const dispensasSegregacao = pgTable('dispensas_segregacao', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lotacaoId: integer('lotacao_id').notNull(),
  motivo: text('motivo').notNull(),
  desde: instante('desde').notNull(),
  concedidaPor: integer('concedida_por').notNull(),
  ate: instante('ate'),
  encerradaPor: integer('encerrada_por'),
});
