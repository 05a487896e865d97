import { type SQL, sql } from 'drizzle-orm';

/**
 * Joins `e`: the head count a day is compared with. Read anew each time, so a head count informed after the
 * order moves the difference and not the order (domain 15.23). A few rows of the primary key each, whatever the history.
 */
export const efetivoDoDia = (lotacaoId: SQL, data: SQL): SQL => sql`
  left join lateral (
    select internos, servidores_plantao + servidores_expediente as servidores
    from efetivo_de_referencia(${lotacaoId}, ${data})
  ) e on true`;
