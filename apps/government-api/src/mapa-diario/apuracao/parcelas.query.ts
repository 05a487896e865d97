import { type SQL, sql } from 'drizzle-orm';
import type { NumberRows } from '../../database/number-rows.ts';
import { chave, colunasDa, colunasGuardadas, GUARDADA, PARCELA } from './parcelas.table.ts';
import { aSomar, type Grao, type Recorte, soDe } from './recorte.query.ts';

/** `parcelas c`: the parcels of these days, as the database adds them up (`parcelas_apuradas` of the migrations). */
export const parcelas = (recorte: Recorte): SQL => sql`
  parcelas as (${aSomar(
    recorte,
    ({ de, ate, unidades }) => sql`
    select c.* from parcelas_apuradas(${de}::date, ${ate}::date, ${soDe(recorte)}) c where true ${unidades(sql`c.lotacao_id`)}`,
  )})`;

const daColuna = (nome: string): SQL => sql.raw(`c.${nome}`);
const lista = <F extends string>(linhas: NumberRows<F>, colunas: Readonly<Record<F, string>>, ordem?: SQL): SQL => {
  const campos = linhas.fields.map(campo => [campo, daColuna(colunas[campo])]);
  return linhas.list(Object.fromEntries(campos) as Record<F, SQL>, ordem);
};

/** `somas s`: the parcels of each row of the map. */
export const somas = (grao: Grao, { base }: Recorte): SQL =>
  grao === 'DIA'
    ? sql`somas as (
        select c.lotacao_id, c.data, ${lista(PARCELA, colunasDa(base))} as parcelas from parcelas c group by c.lotacao_id, c.data
      )`
    : somasDoPeriodo(PARCELA, colunasDa(base));

/** The same for a kept sum, with every base. */
export const somasGuardadas = (): SQL => somasDoPeriodo(GUARDADA, colunasGuardadas);

/** `doperiodo`: the days together, one parcel per meal, public, contract and price; few enough to be sorted. */
function somasDoPeriodo<F extends string>(linhas: NumberRows<F>, colunas: Readonly<Record<F, string>>): SQL {
  const somadas = linhas.fields.map(campo => colunas[campo]).filter(coluna => !chave.includes(coluna));
  const deChave = sql.raw(chave.map(coluna => `c.${coluna}`).join(', '));
  return sql`
  doperiodo as (
    select c.lotacao_id, ${deChave}, ${sql.raw(somadas.map(coluna => `sum(c.${coluna}) as ${coluna}`).join(', '))}
    from parcelas c group by c.lotacao_id, ${deChave}
  ),
  somas as (
    select c.lotacao_id, ${lista(linhas, colunas, sql`order by ${deChave}`)} as parcelas from doperiodo c group by c.lotacao_id
  )`;
}
