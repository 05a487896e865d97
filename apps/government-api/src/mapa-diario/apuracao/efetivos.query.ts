import { type SQL, sql } from 'drizzle-orm';
import { aSomar, daUnidade, noPeriodo, type Recorte, type Trecho } from './recorte.query.ts';

const diasDe = ({ de, ate }: Trecho): SQL =>
  de === ate
    ? sql`select ${de}::date as data`
    : sql`select ${de}::date + n as data from generate_series(0, ${ate}::date - ${de}::date) n`;

/**
 * `efetivos e`: the head count of each unit's day. The day's own number is found by one hash over the days. Only a day
 * without one looks back (efetivo_de_referencia); the condition inside the limit keeps that from running for the
 * others. Days after a unit's last number (`ultimas`), such as future ones, share one reference, looked up once.
 */
export const efetivos = (recorte: Recorte): SQL => sql`
  ultimas as materialized (
    select l.id as lotacao_id, r.data, r.internos, r.servidores_plantao + r.servidores_expediente as servidores
    from lotacoes l left join lateral efetivo_de_referencia(l.id, ${recorte.ate}::date) r on true
    where ${recorte.de === recorte.ate ? sql`false` : sql`not exists (select from efetivos_diarios o where o.lotacao_id = l.id and o.data = ${recorte.ate}::date)`}
      ${daUnidade(sql`l.id`, recorte)}
  ),
  proprios as (${aSomar(
    recorte,
    trecho => sql`
    select l.id as lotacao_id, d.data, o.data as propria, o.internos, o.servidores_plantao + o.servidores_expediente as servidores
    from lotacoes l cross join (${diasDe(trecho)}) d
    left join efetivos_diarios o on o.lotacao_id = l.id and o.data = d.data and ${noPeriodo(sql`o.data`, trecho)}
      ${trecho.unidades(sql`o.lotacao_id`)}
    where true ${trecho.unidades(sql`l.id`)}`,
  )}),
  efetivos as materialized (
    select o.lotacao_id, o.data, coalesce(o.internos, u.internos, r.internos) as internos,
      coalesce(o.servidores, u.servidores, r.servidores_plantao + r.servidores_expediente) as servidores
    from proprios o
    left join ultimas u on u.lotacao_id = o.lotacao_id and (u.data <= o.data or u.data is null) and o.propria is null
    left join lateral (
      select * from efetivo_de_referencia(o.lotacao_id, o.data) where o.propria is null and u.lotacao_id is null limit 1
    ) r on true
  )`;

/** `contados e`: the same, summed over each unit's days. */
export const contados = sql`
  contados as (
    select lotacao_id, sum(internos) as internos, sum(servidores) as servidores, count(internos)::int as dias
    from efetivos group by lotacao_id
  )`;
