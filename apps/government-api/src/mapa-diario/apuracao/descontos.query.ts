import { type SQL, sql } from 'drizzle-orm';
import { DESCONTO } from './parcelas.table.ts';
import { daUnidade, type Grao, type Recorte } from './recorte.query.ts';

/**
 * `descontos k`: what is taken from the gross of each contract (`descontos_apurados` of the migrations), over the days
 * of a row. Days with a kept sum are read here too, because sums hold no discounts.
 */
export const descontos = (recorte: Recorte, grao: Grao): SQL => {
  const { de, ate } = recorte;
  const linha = grao === 'DIA' ? sql`k.lotacao_id, k.data` : sql`k.lotacao_id`;
  return sql`
  descontos as (
    select ${linha}, ${DESCONTO.list({
      contrato: sql`k.contrato_id`,
      glosa: sql`k.glosa`,
      desconto: sql`k.desconto`,
      pct: sql`k.pct`,
      pontos: sql`k.pontos`,
    })} as descontos
    from (
      select ${linha}, k.contrato_id, sum(k.glosa_centavos) as glosa, sum(k.desconto_centavos) as desconto, max(k.desconto_pct) as pct,
        sum(k.pontos) as pontos
      from descontos_apurados(${de}::date, ${ate}::date) k where true ${daUnidade(sql`k.lotacao_id`, recorte)}
      group by ${linha}, k.contrato_id
    ) k group by ${linha}
  )`;
};
