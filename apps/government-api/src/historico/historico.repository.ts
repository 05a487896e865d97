import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { whereAll } from '../database/page.ts';
import { likeAnywhere } from '../database/search-text.ts';
import { nomesDosRegistros } from './nomes.table.ts';

export type LinhaHistorico = {
  id: number;
  em: number;
  nomePessoa: string | null;
  matricula: string | null;
  acao: string;
  entidade: string;
  entidadeId: string | null;
  dados: Record<string, unknown>;
  endereco: string | null;
  programa: string | null;
};

export type Condicoes = {
  readonly entidade?: string | undefined;
  readonly entidadeId?: string | undefined;
  readonly acao?: string | undefined;
  readonly semAcoes?: readonly string[] | undefined;
  readonly endereco?: string | undefined;
  readonly de?: Date | undefined;
  readonly antesDoFim?: Date | undefined;
  readonly antesDe?: number | undefined;
  /** Undefined: anybody. */
  readonly usuarios?: readonly number[] | undefined;
};

const ACENTOS = 'áàâãäéèêëíìîïóòôõöúùûüçñ';
const LETRAS = 'aaaaaeeeeiiiiooooouuuucn';

@Injectable()
export class HistoricoRepository {
  async findUsuarios(tx: Transaction, pessoa: string, limite: number): Promise<number[]> {
    const nome = sql`translate(lower(u.nome), ${ACENTOS}, ${LETRAS})`;
    const achados = await rows<{ id: number }>(
      tx,
      sql`select u.id from usuarios u where u.matricula = ${pessoa} or ${likeAnywhere(nome, pessoa)} limit ${limite}`,
    );
    return achados.map(({ id }) => id);
  }

  /** Newest first. Every condition meets an index that ends in the id, so the walk stops when the page is full. */
  findPage(tx: Transaction, condicoes: Condicoes, limite: number): Promise<LinhaHistorico[]> {
    const { usuarios } = condicoes;
    const where = conditions(condicoes);
    const found = usuarios
      ? sql`
          select e.* from unnest(${`{${usuarios.join(',')}}`}::int[]) as p(id) cross join lateral (
            select * from eventos e ${whereAll([...where, sql`e.usuario_id = p.id`])} order by e.id desc limit ${limite}
          ) e`
      : sql`select e.* from eventos e ${whereAll(where)}`;
    return rows<LinhaHistorico>(
      tx,
      sql`
        select e.id::float8 as id, (extract(epoch from e.em) * 1000)::float8 as em, u.nome as "nomePessoa",
               coalesce(u.matricula, e.matricula) as matricula, e.acao, e.entidade, e.entidade_id as "entidadeId", e.dados,
               o.endereco, o.programa
        from (${found} order by id desc limit ${limite}) e
        left join usuarios u on u.id = e.usuario_id
        left join origens_dos_atos o on o.evento_id = e.id
        order by e.id desc`,
    );
  }

  async findNomes(tx: Transaction, entidade: string, ids: readonly string[]): Promise<Map<string, string>> {
    const nomes = nomesDosRegistros[entidade];
    const inteiros = ids.filter(id => /^\d{1,9}$/.test(id));
    if (!nomes || inteiros.length === 0) return new Map();
    const achados = await rows<{ id: number; nome: string }>(tx, nomes(sql`${`{${inteiros.join(',')}}`}::int[]`));
    return new Map(achados.map(({ id, nome }) => [String(id), nome]));
  }
}

/**
 * Ids grow with time, except where transactions overlap, and none lasts an hour (a statement is cut at 30 s). So the period bounds
 * the ids with an hour to spare on either side, and the instant itself decides inside them.
 */
function conditions({ entidade, entidadeId, acao, semAcoes, endereco, de, antesDoFim, antesDe }: Condicoes): SQL[] {
  const inicio = de && sql`${de.toISOString()}::timestamptz`;
  const fim = antesDoFim && sql`${antesDoFim.toISOString()}::timestamptz`;
  const conditions: SQL[] = [];
  if (entidade) conditions.push(sql`e.entidade = ${entidade}`);
  if (entidadeId) conditions.push(sql`e.entidade_id = ${entidadeId}`);
  if (acao) conditions.push(sql`e.acao = ${acao}`);
  if (semAcoes?.length) conditions.push(sql`not e.acao = any(${`{${semAcoes.join(',')}}`}::text[])`);
  if (endereco) {
    conditions.push(sql`exists (
      select from origens_dos_atos o where o.evento_id = e.id and o.endereco like ${`${endereco.toLowerCase()}%`})`);
  }
  if (antesDe) conditions.push(sql`e.id < ${antesDe}`);
  if (inicio) {
    conditions.push(sql`e.em >= ${inicio}`);
    conditions.push(sql`e.id > coalesce((
      select b.id from eventos b where b.em < ${inicio} - interval '1 hour' order by b.em desc, b.id desc limit 1), 0)`);
  }
  if (fim) {
    conditions.push(sql`e.em < ${fim}`);
    conditions.push(sql`e.id < coalesce((
      select b.id from eventos b where b.em >= ${fim} + interval '1 hour' order by b.em, b.id limit 1), 9223372036854775807)`);
  }
  return conditions;
}
