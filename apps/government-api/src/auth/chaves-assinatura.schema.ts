import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';

export const chavesAssinatura = pgTable('chaves_assinatura', {
  kid: text('kid').primaryKey(),
  alg: text('alg').notNull(),
  privada: jsonb('privada').$type<JWK>().notNull(),
  publica: jsonb('publica').$type<JWK>().notNull(),
  criadaEm: timestamp('criada_em', { withTimezone: true }).notNull().defaultNow(),
  ativa: boolean('ativa').notNull(),
  aposentadaEm: timestamp('aposentada_em', { withTimezone: true }),
});
