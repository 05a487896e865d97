import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { execucoesTarefas as execucoes, tarefas } from './execucoes-tarefas.schema.ts';
import type { Moment } from './job.ts';

export type Run = typeof execucoes.$inferSelect;

const EXECUTOR = `${hostname()}:${process.pid}`;
/** Characters of an error: enough to find it in the log. */
const LONGEST_ERROR = 1000;

@Injectable()
export class JobsRepository {
  /** The instant from which each job is responsible; for a job seen for the first time it is now. */
  async since(tx: Transaction, nomes: readonly string[], now: Date): Promise<Map<string, Date>> {
    await tx
      .insert(tarefas)
      .values(nomes.map(nome => ({ nome, desde: now })))
      .onConflictDoNothing();
    const known = await tx
      .select()
      .from(tarefas)
      .where(inArray(tarefas.nome, [...nomes]));
    return new Map(known.map(({ nome, desde }) => [nome, desde]));
  }

  async findRuns(tx: Transaction, tarefa: string, chaves: readonly string[]): Promise<Map<string, Run>> {
    if (!chaves.length) return new Map();
    const found = await tx
      .select()
      .from(execucoes)
      .where(and(eq(execucoes.tarefa, tarefa), inArray(execucoes.chave, [...chaves])));
    return new Map(found.map(run => [run.chave, run]));
  }

  async begin(tx: Transaction, tarefa: string, moment: Moment, now: Date): Promise<{ id: number; tentativas: number }> {
    const start = { situacao: 'EM_CURSO' as const, iniciadaEm: now, executor: EXECUTOR, proximaTentativaEm: null };
    const [row] = await tx
      .insert(execucoes)
      .values({ tarefa, chave: moment.chave, previstoEm: moment.previstoEm, tentativas: 1, ...start })
      .onConflictDoUpdate({
        target: [execucoes.tarefa, execucoes.chave],
        set: { ...start, terminadaEm: null, tentativas: sql`${execucoes.tentativas} + 1` },
      })
      .returning({ id: execucoes.id, tentativas: execucoes.tentativas });
    if (!row) throw new Error(`The run of ${tarefa} for ${moment.chave} could not be written down.`);
    return row;
  }

  async finish(tx: Transaction, id: number, { now, afetados }: { now: Date; afetados: number }): Promise<void> {
    await tx
      .update(execucoes)
      .set({ situacao: 'CONCLUIDA', terminadaEm: now, afetados, erro: null })
      .where(eq(execucoes.id, id));
  }

  async fail(tx: Transaction, id: number, failure: { now: Date; error: unknown; next: Date | null }): Promise<void> {
    const { now, error, next } = failure;
    const erro = String(error).slice(0, LONGEST_ERROR);
    await tx
      .update(execucoes)
      .set({ situacao: 'FALHOU', terminadaEm: now, erro, proximaTentativaEm: next })
      .where(eq(execucoes.id, id));
  }

  async lose(tx: Transaction, tarefa: string, { chave, previstoEm }: Moment, erro: string): Promise<void> {
    const lost = { tarefa, chave, previstoEm, situacao: 'PERDIDA' as const, tentativas: 0, erro, executor: EXECUTOR };
    await tx.insert(execucoes).values(lost).onConflictDoNothing();
  }

  /** Of the runs that found nothing to do, only this one stays. */
  async forgetEmptyBefore(tx: Transaction, tarefa: string, id: number): Promise<void> {
    const empty = and(eq(execucoes.situacao, 'CONCLUIDA'), eq(execucoes.afetados, 0));
    await tx.delete(execucoes).where(and(eq(execucoes.tarefa, tarefa), ne(execucoes.id, id), empty));
  }

  async deleteBefore(tx: Transaction, before: Date): Promise<number> {
    const gone = await tx
      .delete(execucoes)
      .where(and(lt(execucoes.previstoEm, before), ne(execucoes.situacao, 'EM_CURSO')))
      .returning({ id: execucoes.id });
    return gone.length;
  }

  latest(tx: Transaction, porTarefa: number): Promise<(Omit<Run, Instants> & Record<Instants, number | null>)[]> {
    const millis = (column: string) => sql`(extract(epoch from ${sql.identifier(column)}) * 1000)::float8`;
    return rows(
      tx,
      sql`
        select e.id, t.nome as tarefa, e.chave, e.situacao, e.tentativas, e.afetados, e.erro, e.executor,
          ${millis('previsto_em')} as "previstoEm", ${millis('iniciada_em')} as "iniciadaEm",
          ${millis('terminada_em')} as "terminadaEm", ${millis('proxima_tentativa_em')} as "proximaTentativaEm"
        from tarefas t
        cross join lateral (
          select * from execucoes_tarefas x where x.tarefa = t.nome
          order by x.previsto_em desc, x.id desc limit ${porTarefa}
        ) e
        order by t.nome, e.previsto_em desc, e.id desc`,
    );
  }
}

type Instants = 'previstoEm' | 'iniciadaEm' | 'terminadaEm' | 'proximaTentativaEm';
