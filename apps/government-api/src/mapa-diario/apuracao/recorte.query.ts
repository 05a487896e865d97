import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../clock/clock.ts';
import type { BaseDoMapa } from '../mapa-diario.base.table.ts';

/** A row per day, or one per unit for the whole period. */
export type Grao = 'DIA' | 'PERIODO';

export type Recorte = {
  readonly de: string;
  readonly ate: string;
  readonly base: BaseDoMapa;
  readonly lotacaoIds?: readonly number[] | undefined;
  readonly uf?: string | undefined;
  /** Undefined means every contract. */
  readonly contratos?: readonly number[] | undefined;
  /** Units out of service come too, even with nothing on the day. */
  readonly inativas?: boolean | undefined;
  /**
   * Days up to this one are read from the kept sums, for units whose sum reaches it (`guardadas`, ADR 52). Any day
   * gives right numbers: it only says which sums are worth reading.
   */
  readonly somadasAte?: string | undefined;
};

export const emLista = (ids: readonly number[]): SQL => sql`any (${`{${ids.join(',')}}`}::int[])`;

/** A single unit is passed as one value: the plan for a list of unknown length reads every unit's days. */
const daLista = (ids: readonly number[]): SQL => (ids.length === 1 ? sql`${ids[0]}::int` : emLista(ids));

export const daUnidade = (coluna: SQL, { lotacaoIds, uf }: Pick<Recorte, 'lotacaoIds' | 'uf'>): SQL => sql`
  ${lotacaoIds ? sql`and ${coluna} = ${daLista(lotacaoIds)}` : sql``}
  ${uf ? sql`and ${coluna} in (select id from lotacoes where uf = ${uf})` : sql``}`;

export const noPeriodo = (coluna: SQL, { de, ate }: Pick<Recorte, 'de' | 'ate'>): SQL =>
  de === ate ? sql`${coluna} = ${de}::date` : sql`${coluna} between ${de}::date and ${ate}::date`;

export const soDe = ({ contratos }: Pick<Recorte, 'contratos'>): SQL =>
  contratos ? sql`${`{${contratos.join(',')}}`}::int[]` : sql`null`;

export const doContrato = (coluna: SQL, recorte: Pick<Recorte, 'contratos'>): SQL =>
  recorte.contratos ? sql`and ${coluna} = any (${soDe(recorte)})` : sql``;

/**
 * `guardadas g`: the kept sums of these units' month up to `somadasAte`; `atrasadas`: the units without one. A map of
 * some contracts uses only sums that tell contracts apart.
 */
export const guardadas = (recorte: Recorte): SQL => sql`
  guardadas as materialized (
    select g.* from somas_mapa g where g.mes = ${recorte.de}::date and g.ate = ${recorte.somadasAte}::date
      ${daUnidade(sql`g.lotacao_id`, recorte)} ${recorte.contratos ? sql`and g.por_contrato` : sql``}
  ),
  atrasadas as materialized (
    select l.id as lotacao_id from lotacoes l where not exists (select from guardadas g where g.lotacao_id = l.id)
      ${daUnidade(sql`l.id`, recorte)}
  )`;

/** Days to add up, and a condition on the column that names their units. */
export type Trecho = Pick<Recorte, 'de' | 'ate'> & { readonly unidades: (coluna: SQL) => SQL };

/**
 * What is read of a period: all of it; or, with kept sums, the days after them and, for units without their sum, the
 * days before too.
 */
function trechosDe(recorte: Recorte): Trecho[] {
  const { de, ate, somadasAte } = recorte;
  const unidades = (coluna: SQL) => daUnidade(coluna, recorte);
  if (somadasAte === undefined) return [{ de, ate, unidades }];
  const atrasadas = (coluna: SQL) => sql`and ${coluna} = any (array(select lotacao_id from atrasadas))`;
  const soltas = { de: addDays(somadasAte, 1), ate, unidades };
  return [...(somadasAte < ate ? [soltas] : []), { de, ate: somadasAte, unidades: atrasadas }];
}

export const aSomar = (recorte: Recorte, ler: (trecho: Trecho) => SQL): SQL =>
  sql.join(trechosDe(recorte).map(ler), sql` union all `);

export const doTrecho = (unidade: SQL, data: SQL, trecho: Trecho): SQL =>
  sql`${noPeriodo(data, trecho)} ${trecho.unidades(unidade)}`;
