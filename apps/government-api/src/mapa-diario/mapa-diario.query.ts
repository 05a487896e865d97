import { type SQL, sql } from 'drizzle-orm';
import { descontos } from './mapa-diario.descontos.query.ts';
import { diasImportados, importadas } from './mapa-diario.importadas.query.ts';
import { parcelas, somas } from './mapa-diario.parcelas.query.ts';
import { daUnidade, type Grao, noPeriodo, type Recorte } from './mapa-diario.recorte.query.ts';

/**
 * `efetivos e`: the head count each unit's day is compared with. Its own number by one hash over the period; only a day
 * without one looks back (efetivo_de_referencia), which the gate inside the limit keeps from running for the others.
 */
const efetivos = (recorte: Recorte): SQL => sql`
  dias as (${recorte.de === recorte.ate ? sql`select ${recorte.de}::date as data` : sql`select ${recorte.de}::date + n as data from generate_series(0, ${recorte.ate}::date - ${recorte.de}::date) n`}),
  efetivos as materialized (
    select l.id as lotacao_id, d.data, coalesce(o.internos, r.internos) as internos,
      coalesce(o.servidores_plantao + o.servidores_expediente, r.servidores_plantao + r.servidores_expediente) as servidores
    from lotacoes l cross join dias d
    left join efetivos_diarios o on o.lotacao_id = l.id and o.data = d.data and ${noPeriodo(sql`o.data`, recorte)}
    left join lateral (
      select * from efetivo_de_referencia(l.id, d.data) where o.data is null limit 1
    ) r on true
    where true ${daUnidade(sql`l.id`, recorte)}
  )`;

/** The aggregation as one `with` list: `efetivos`, `diasimportados`, `somas` and `descontos` at the grain asked. */
export const agregacao = (recorte: Recorte, grao: Grao): SQL => sql`
  with ${efetivos(recorte)}, ${importadas(recorte)}, ${diasImportados(grao === 'DIA')}, ${parcelas(recorte)}, ${somas(grao)},
  ${descontos(recorte, grao)}`;
