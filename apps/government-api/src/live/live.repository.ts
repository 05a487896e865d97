import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import type { Announced, Change } from './live-change.ts';
import type { Reach } from './live-reach.ts';

export const CHANNEL = 'mudancas';
const KEPT = '1 hour';
/** The most rows kept, whatever happens in that hour. */
const MOST = 200_000;
/**
 * Ids are assigned when a statement runs but become visible when its transaction commits. A reader that resumes gets
 * again what began up to this long before its last id; hearing of a change twice does no harm.
 */
const OVERLAP = '30 seconds';

type Found = { id: number; dados: Announced['dados'] };
const announced = ({ id, dados }: Found): Announced => ({ id, usuarioId: null, lotacaoId: null, dados });

const heardBy = ({ usuarioId, restritaA }: Reach): SQL =>
  sql`((m.usuario_id is null or m.usuario_id = ${usuarioId})
    and (${restritaA}::int is null or m.lotacao_id is null or m.lotacao_id = ${restritaA}))`;

@Injectable()
export class LiveRepository {
  /** One statement for all changes; NOTIFY is delivered only if the transaction commits. */
  announcing(changes: readonly Change[]): SQL {
    const linhas = changes.map(({ usuarioId = null, ...dados }) => ({
      usuarioId,
      lotacaoId: dados.lotacaoId ?? null,
      dados,
    }));
    return sql`
      with novas as (
        insert into mudancas (usuario_id, lotacao_id, dados)
        select m."usuarioId", m."lotacaoId", m.dados
        from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as m("usuarioId" int, "lotacaoId" int, dados jsonb)
        returning id, usuario_id, lotacao_id, dados
      )
      select pg_notify(${CHANNEL}, json_build_object(
        'id', id, 'usuarioId', usuario_id, 'lotacaoId', lotacao_id, 'dados', dados)::text)
      from novas`;
  }

  async findLatest(tx: Transaction): Promise<number> {
    const [row] = await rows<{ id: number }>(tx, sql`select coalesce(max(id), 0)::float8 as id from mudancas`);
    return row?.id ?? 0;
  }

  /** What this reader missed after `id`; undefined when `id` is no longer known. */
  async findSince(tx: Transaction, id: number, reach: Reach, limit: number): Promise<Announced[] | undefined> {
    const found = await rows<Found>(
      tx,
      sql`
        with visto as (select em from mudancas where id = ${id})
        select m.id::float8 as id, m.dados
        from mudancas m, visto
        where m.em >= visto.em - ${OVERLAP}::interval
          and (m.id = ${id} or ${heardBy(reach)})
        order by m.id limit ${limit + 1}`,
    );
    if (!found.some(row => row.id === id) && found.length <= limit) return undefined;
    return found.map(announced);
  }

  async findRecent(tx: Transaction, seconds: number, reach: Reach, limit: number): Promise<Announced[]> {
    if (!seconds) return [];
    const found = await rows<Found>(
      tx,
      sql`
        select m.id::float8 as id, m.dados
        from mudancas m
        where m.em >= now() - ${seconds} * interval '1 second' and ${heardBy(reach)}
        order by m.id limit ${limit + 1}`,
    );
    return found.map(announced);
  }

  async prune(tx: Transaction): Promise<void> {
    await tx.execute(sql`
      delete from mudancas
      where em < now() - ${KEPT}::interval or id < (select max(id) from mudancas) - ${MOST}`);
  }
}
