import { createHash } from 'node:crypto';
import type { Migration } from '../database/schema/migrations.ts';
import { type Copier, identifier, literal } from './copier.ts';
import { MovingError } from './moving-error.ts';

type Key = { readonly column: string; readonly type: string; readonly collates: boolean };
export type Part = { readonly name: string; readonly bound: string };
export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly Key[];
  /** Partitions of the table. Rows find theirs by themselves, but it has to exist. */
  readonly parts: readonly Part[];
};
export type Sequence = { readonly name: string; readonly value: string; readonly called: boolean };
export type Applied = { readonly nome: string; readonly sha256: string };

export async function readTables(copier: Copier): Promise<Table[]> {
  const tables = await copier.query<Table>(`
    select c.relname::text as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(json_build_object('column', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'collates', a.attcollation <> 0) order by k.n)
       from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, n)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
       where i.indrelid = c.oid and i.indisprimary and k.n <= i.indnkeyatts), '[]') as key,
      coalesce((select json_agg(json_build_object('name', p.relname, 'bound', pg_get_expr(p.relpartbound, p.oid)) order by p.relname)
       from pg_inherits h join pg_class p on p.oid = h.inhrelid
       where h.inhparent = c.oid and p.relispartition), '[]') as parts
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'migracoes'
    order by 1`);
  const keyless = tables.find(({ key }) => key.length === 0);
  if (keyless)
    throw new MovingError(`A tabela ${keyless.name} não tem chave primária, e sem ela não se copia em partes.`);
  return tables;
}

export async function readSequences(copier: Copier): Promise<Sequence[]> {
  const names = await copier.query<{ name: string }>(
    `select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names)
    sequences.push(
      ...(await copier.query<Sequence>(
        `select ${literal(name)} as name, last_value::text as value, is_called as called from ${identifier(name)}`,
      )),
    );
  return sequences;
}

/** The migrations applied to this database, in order; empty where it is not one of ours. */
export async function readApplied(copier: Copier): Promise<Applied[]> {
  const [there] = await copier.query<{ yes: boolean }>(`select to_regclass('public.migracoes') is not null as yes`);
  if (!there?.yes) return [];
  return copier.query<Applied>('select nome, sha256 from migracoes order by nome collate "C"');
}

/**
 * The migrations that built the origin, so that the other side is built the same (starting there brings it up to date).
 * Refuses what a newer or another program built.
 */
export function formOf(applied: readonly Applied[], known: readonly Migration[], what: string): Migration[] {
  if (!applied.length)
    throw new MovingError(`${what} não é de uma instalação do Alipen. Confira DATABASE_URL e DATA_DIR.`);
  return applied.map(({ nome, sha256 }) => {
    const migration = known.find(each => each.nome === nome);
    if (!migration)
      throw new MovingError(
        `${what} é de uma versão mais nova do programa (tem ${nome}). Use essa versão, ou uma mais nova.`,
      );
    if (migration.sha256 !== sha256)
      throw new MovingError(`${what} tem a migração ${nome} diferente da deste programa. Use o programa que o fez.`);
    return migration;
  });
}

/** A digest over the last link of every unit's chain: equal heads mean equal chains, because each link holds the one before it. */
export type Heads = { readonly units: number; readonly closings: number; readonly sha256: string };

export async function readHeads(copier: Copier): Promise<Heads> {
  const lines = await copier.copyOut(
    `select distinct on (lotacao_id) lotacao_id, sequencia, hash from fechamentos_mapa order by lotacao_id, sequencia desc`,
  );
  const [count] = await copier.query<{ units: number; closings: number }>(
    'select count(distinct lotacao_id)::int as units, count(*)::int as closings from fechamentos_mapa',
  );
  return { units: count?.units ?? 0, closings: count?.closings ?? 0, sha256: sha256(lines) };
}

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
