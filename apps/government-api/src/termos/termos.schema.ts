import type { components } from '@alipen/contracts/generated/government-api';
import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConteudoDoTermo } from './termo.rules.ts';

type Schemas = components['schemas'];
const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const numeracaoTermos = pgTable(
  'numeracao_termos',
  {
    tipo: text('tipo').$type<Schemas['TipoTermo']>().notNull(),
    ano: smallint('ano').notNull(),
    ultimo: integer('ultimo').notNull(),
  },
  linha => [primaryKey({ columns: [linha.tipo, linha.ano] })],
);

export const termos = pgTable('termos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  medicaoId: integer('medicao_id').notNull(),
  tipo: text('tipo').$type<Schemas['TipoTermo']>().notNull(),
  ano: smallint('ano').notNull(),
  numero: integer('numero').notNull(),
  situacao: text('situacao').$type<Schemas['SituacaoTermo']>().notNull(),
  versao: integer('versao').notNull().default(1),
  papel: text('papel').$type<Schemas['PapelNoContrato']>().notNull(),
  codigo: text('codigo').notNull(),
  conteudo: jsonb('conteudo').$type<ConteudoDoTermo>().notNull(),
  hash: text('hash').notNull(),
  emitidoEm: instante('emitido_em').notNull(),
  emitidoPor: integer('emitido_por').notNull(),
  assinadoEm: instante('assinado_em'),
  motivo: text('motivo'),
  encerradoEm: instante('encerrado_em'),
  encerradoPor: integer('encerrado_por'),
});

export const assinaturasTermo = pgTable('assinaturas_termo', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  termoId: integer('termo_id').notNull(),
  designacaoId: integer('designacao_id').notNull(),
  usuarioId: integer('usuario_id').notNull(),
  papel: text('papel').$type<Schemas['PapelNoContrato']>().notNull(),
  qualidade: text('qualidade').$type<Schemas['QualidadeDaDesignacao']>().notNull(),
  portaria: text('portaria').notNull(),
  nome: text('nome').notNull(),
  matricula: text('matricula').notNull(),
  cargo: text('cargo'),
  em: instante('em').notNull(),
  hash: text('hash').notNull(),
});
