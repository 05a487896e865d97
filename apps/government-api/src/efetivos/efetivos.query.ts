import { type SQL, sql } from 'drizzle-orm';

/**
 * Joins `e`: the head count a day is compared with. Read anew each time, so a head count informed after the order moves the
 * difference and not the order (domain 15.23). Reads a few rows of the primary key, whatever the history.
 */
export const efetivoDoDia = (lotacaoId: SQL, data: SQL): SQL => sql`
  left join lateral (
    select internos, servidores_plantao + servidores_expediente as servidores
    from efetivo_de_referencia(${lotacaoId}, ${data})
  ) e on true`;

/**
 * As `efetivoDoDia`, for every unit on one day: the day's own numbers come from one hash join, and only a unit without them
 * looks back.
 */
export const efetivoDeTodasNoDia = (lotacaoId: SQL, data: SQL): SQL => sql`
  left join efetivos_diarios proprio on proprio.lotacao_id = ${lotacaoId} and proprio.data = ${data}
  left join lateral (
    select * from efetivo_de_referencia(${lotacaoId}, ${data}) where proprio.data is null limit 1
  ) anterior on true
  cross join lateral (
    select coalesce(proprio.internos, anterior.internos) as internos,
      coalesce(proprio.servidores_plantao + proprio.servidores_expediente,
        anterior.servidores_plantao + anterior.servidores_expediente) as servidores
  ) e`;
