import type { components } from '@alipen/contracts/generated/government-api';
import { bigint, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const downloads = pgTable('downloads', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  usuarioId: integer('usuario_id').notNull(),
  restritaA: integer('restrita_a'),
  tipo: text('tipo').$type<Schemas['TipoDownload']>().notNull(),
  parametros: jsonb('parametros').$type<Schemas['ParametrosDownload']>().notNull(),
  titulo: text('titulo').notNull(),
  situacao: text('situacao').$type<Schemas['SituacaoDownload']>().notNull(),
  progresso: smallint('progresso').notNull().default(0),
  tentativas: integer('tentativas').notNull().default(0),
  pedidoEm: instante('pedido_em').notNull(),
  iniciadoEm: instante('iniciado_em'),
  terminadoEm: instante('terminado_em'),
  expiraEm: instante('expira_em'),
  arquivo: text('arquivo'),
  nomeArquivo: text('nome_arquivo'),
  tipoArquivo: text('tipo_arquivo'),
  bytes: bigint('bytes', { mode: 'number' }),
  erro: text('erro'),
  lidoEm: instante('lido_em'),
});
