import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../clock/clock.ts';
import type { BaseDoMapa } from '../mapa-diario.base.table.ts';

/** Whose days are added: every day by itself, or the period of each unit. */
export type Grao = 'DIA' | 'PERIODO';

export type Recorte = {
  readonly de: string;
  readonly ate: string;
  readonly base: BaseDoMapa;
  readonly lotacaoIds?: readonly number[] | undefined;
  readonly uf?: string | undefined;
  /** Of these alone; all where they are not said. */
  readonly contratos?: readonly number[] | undefined;
  /** Units out of service come too, even with nothing on the day. */
  readonly inativas?: boolean | undefined;
  /**
   * The days up to this one are read from the sums that are kept, of the units that have them so far (`guardadas`, ADR 52). Any day is
   * right: it only says which days are worth reading.
   */
  readonly somadasAte?: string | undefined;
};

export const emLista = (ids: readonly number[]): SQL => sql`any (${`{${ids.join(',')}}`}::int[])`;

/** One unit is said as one: of a list of who knows how many, a plan for any values reads every unit's days. */
const daLista = (ids: readonly number[]): SQL => (ids.length === 1 ? sql`${ids[0]}::int` : emLista(ids));

export const daUnidade = (coluna: SQL, { lotacaoIds, uf }: Pick<Recorte, 'lotacaoIds' | 'uf'>): SQL => sql`
  ${lotacaoIds ? sql`and ${coluna} = ${daLista(lotacaoIds)}` : sql``}
  ${uf ? sql`and ${coluna} in (select id from lotacoes where uf = ${uf})` : sql``}`;

export const noPeriodo = (coluna: SQL, { de, ate }: Pick<Recorte, 'de' | 'ate'>): SQL =>
  de === ate ? sql`${coluna} = ${de}::date` : sql`${coluna} between ${de}::date and ${ate}::date`;

/** The contracts, as the functions of the database take them. */
export const soDe = ({ contratos }: Pick<Recorte, 'contratos'>): SQL =>
  contratos ? sql`${`{${contratos.join(',')}}`}::int[]` : sql`null`;

export const doContrato = (coluna: SQL, recorte: Pick<Recorte, 'contratos'>): SQL =>
  recorte.contratos ? sql`and ${coluna} = any (${soDe(recorte)})` : sql``;

/**
 * `guardadas g`: the sums kept of these units' month up to the day that is said, and `atrasadas`: the units without one. What is asked
 * of some contracts is only taken from sums that can be told apart.
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

/** Days to be added up, and of which units: a condition on the column that names them. */
export type Trecho = Pick<Recorte, 'de' | 'ate'> & { readonly unidades: (coluna: SQL) => SQL };

/** What is read of a period: all of it, or the days that no sum has, and of units without their sum those before too. */
function trechosDe(recorte: Recorte): Trecho[] {
  const { de, ate, somadasAte } = recorte;
  const unidades = (coluna: SQL) => daUnidade(coluna, recorte);
  if (somadasAte === undefined) return [{ de, ate, unidades }];
  const atrasadas = (coluna: SQL) => sql`and ${coluna} = any (array(select lotacao_id from atrasadas))`;
  const soltas = { de: addDays(somadasAte, 1), ate, unidades };
  return [...(somadasAte < ate ? [soltas] : []), { de, ate: somadasAte, unidades: atrasadas }];
}

/** `select`s of the stretches to be added up, one after the other. */
export const aSomar = (recorte: Recorte, ler: (trecho: Trecho) => SQL): SQL =>
  sql.join(trechosDe(recorte).map(ler), sql` union all `);

/** Rows of a stretch: by its days, and its units. */
export const doTrecho = (unidade: SQL, data: SQL, trecho: Trecho): SQL =>
  sql`${noPeriodo(data, trecho)} ${trecho.unidades(unidade)}`;
