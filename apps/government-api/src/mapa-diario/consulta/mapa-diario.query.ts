import { type SQL, sql } from 'drizzle-orm';
import { descontos } from './descontos.query.ts';
import { diasImportados, importadas } from './importadas.query.ts';
import { parcelas, somas } from './parcelas.query.ts';
import { aSomar, daUnidade, desdeQue, type Grao, guardadas, noPeriodo, type Recorte } from './recorte.query.ts';

/**
 * `efetivos e`: the head count each unit's day is compared with. Its own number by one hash over the period; only a day
 * without one looks back (efetivo_de_referencia), which the gate inside the limit keeps from running for the others. Days
 * after a unit's last number (`ultimas`), as those to come, have one reference: it is looked for once.
 */
export const efetivos = (recorte: Recorte): SQL => {
  const { de, ate, comSomas } = recorte;
  const umDia = de === ate;
  const desde = comSomas ? desdeQue(recorte) : sql`${de}::date`;
  const doDia = comSomas ? sql`o.data between ${desde} and ${ate}::date` : noPeriodo(sql`o.data`, recorte);
  return sql`
  dias as (${umDia ? sql`select ${de}::date as data` : sql`select ${desde} + n as data from generate_series(0, ${ate}::date - ${desde}) n`}),
  ultimas as materialized (
    select l.id as lotacao_id, r.data, r.internos, r.servidores_plantao + r.servidores_expediente as servidores
    from lotacoes l left join lateral efetivo_de_referencia(l.id, ${ate}::date) r on true
    where ${umDia ? sql`false` : sql`not exists (select from efetivos_diarios o where o.lotacao_id = l.id and o.data = ${ate}::date)`}
      ${daUnidade(sql`l.id`, recorte)}
  ),
  efetivos as materialized (
    select l.id as lotacao_id, d.data, coalesce(o.internos, u.internos, r.internos) as internos,
      coalesce(o.servidores_plantao + o.servidores_expediente, u.servidores, r.servidores_plantao + r.servidores_expediente) as servidores
    from lotacoes l cross join dias d
    left join efetivos_diarios o on o.lotacao_id = l.id and o.data = d.data and ${doDia} ${daUnidade(sql`o.lotacao_id`, recorte)}
    left join ultimas u on u.lotacao_id = l.id and (u.data <= d.data or u.data is null) and o.data is null
    left join lateral (
      select * from efetivo_de_referencia(l.id, d.data) where o.data is null and u.lotacao_id is null limit 1
    ) r on true
    where ${comSomas ? aSomar(sql`l.id`, sql`d.data`, recorte) : sql`true`} ${daUnidade(sql`l.id`, recorte)}
  )`;
};

/** The aggregation as one `with` list: `efetivos`, `diasimportados`, `somas` and `descontos` at the grain asked. */
export const agregacao = (recorte: Recorte, grao: Grao): SQL => sql`
  with ${recorte.comSomas ? sql`${guardadas(recorte)},` : sql``} ${efetivos(recorte)}, ${importadas(recorte)},
  ${diasImportados(recorte, grao === 'DIA')}, ${parcelas(recorte, [recorte.base])}, ${somas(grao, [recorte.base])},
  ${descontos(recorte, grao)}`;

/** The same in two, to be read beside each other: `somas` alone, and all but them. */
export const soSomas = (recorte: Recorte): SQL => sql`
  with ${efetivos(recorte)}, ${importadas(recorte)}, ${parcelas(recorte, [recorte.base])}, ${somas('DIA', [recorte.base])}`;
export const semSomas = (recorte: Recorte): SQL => sql`
  with ${efetivos(recorte)}, ${importadas(recorte)}, ${diasImportados(recorte, true)}, ${descontos(recorte, 'DIA')}`;
