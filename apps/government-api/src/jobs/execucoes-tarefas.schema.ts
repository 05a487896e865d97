import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instante = (nome: string) => timestamp(nome, { withTimezone: true, mode: 'date' });

export const tarefas = pgTable('tarefas', {
  nome: text('nome').primaryKey(),
  desde: instante('desde').notNull(),
});

export const execucoesTarefas = pgTable('execucoes_tarefas', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  tarefa: text('tarefa').notNull(),
  chave: text('chave').notNull(),
  previstoEm: instante('previsto_em').notNull(),
  situacao: text('situacao').$type<'EM_CURSO' | 'CONCLUIDA' | 'FALHOU' | 'PERDIDA'>().notNull(),
  tentativas: integer('tentativas').notNull(),
  iniciadaEm: instante('iniciada_em'),
  terminadaEm: instante('terminada_em'),
  afetados: integer('afetados'),
  erro: text('erro'),
  proximaTentativaEm: instante('proxima_tentativa_em'),
  executor: text('executor').notNull(),
});
