import { type SQL, sql } from 'drizzle-orm';
import { situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';
import type { BaseDoMapa } from '../mapa-diario.base.table.ts';

/** Whose days are added: every day by itself, or the period of each unit. */
export type Grao = 'DIA' | 'PERIODO';

export type Recorte = {
  readonly de: string;
  readonly ate: string;
  readonly base: BaseDoMapa;
  readonly lotacaoIds?: readonly number[] | undefined;
  readonly uf?: string | undefined;
  readonly contratoId?: number | undefined;
  readonly fornecedorId?: number | undefined;
  /** Units out of service come too, even with nothing on the day. */
  readonly inativas?: boolean | undefined;
  readonly conferencia: Conferencia;
  /** Days that are kept added up are not read again: only for a whole month at the grain of the period (ADR 52). */
  readonly comSomas?: boolean | undefined;
};

/** What each public is compared with (R15, R16). */
export type Conferencia = {
  /** Publics compared with the inmates' number. */
  readonly comInternos: readonly number[];
  /** Publics with nothing to compare with. */
  readonly semBase: readonly number[];
  /** Days on which the others are compared with the inmates' number too (R16), and not with the servers'. */
  readonly pelosInternos: readonly string[];
};

export const emLista = (ids: readonly number[]): SQL => sql`any (${`{${ids.join(',')}}`}::int[])`;
export const datas = (dias: readonly string[]): SQL => sql`any (${`{${dias.join(',')}}`}::date[])`;

/** One unit is said as one: of a list of who knows how many, a plan for any values reads every unit's days. */
const daLista = (ids: readonly number[]): SQL => (ids.length === 1 ? sql`${ids[0]}::int` : emLista(ids));

export const daUnidade = (coluna: SQL, { lotacaoIds, uf }: Pick<Recorte, 'lotacaoIds' | 'uf'>): SQL => sql`
  ${lotacaoIds ? sql`and ${coluna} = ${daLista(lotacaoIds)}` : sql``}
  ${uf ? sql`and ${coluna} in (select id from lotacoes where uf = ${uf})` : sql``}`;

export const doContrato = (
  coluna: SQL,
  { contratoId, fornecedorId }: Pick<Recorte, 'contratoId' | 'fornecedorId'>,
): SQL => sql`
  ${contratoId === undefined ? sql`` : sql`and ${coluna} = ${contratoId}`}
  ${fornecedorId === undefined ? sql`` : sql`and ${coluna} in (select id from contratos where fornecedor_id = ${fornecedorId})`}`;

export const noPeriodo = (coluna: SQL, { de, ate }: Pick<Recorte, 'de' | 'ate'>): SQL =>
  de === ate ? sql`${coluna} = ${de}::date` : sql`${coluna} between ${de}::date and ${ate}::date`;

/**
 * `guardadas g`: the sums kept of these units' month, and `fronteira`: the day up to which every one of them has its own. What
 * is asked of one contract is only taken from sums that can be told apart.
 */
export const guardadas = (recorte: Recorte): SQL => {
  const doContrato = recorte.contratoId !== undefined || recorte.fornecedorId !== undefined;
  return sql`
  guardadas as materialized (
    select g.* from somas_mapa g
    where ${recorte.comSomas ? sql`g.mes = ${recorte.de}::date and g.ate <= ${recorte.ate}::date` : sql`false`}
      ${daUnidade(sql`g.lotacao_id`, recorte)} ${doContrato ? sql`and g.por_contrato` : sql``}
  ),
  fronteira as materialized (
    select case when count(*) = count(g.ate) then min(g.ate) end as dia
    from lotacoes l left join guardadas g on g.lotacao_id = l.id where true ${daUnidade(sql`l.id`, recorte)}
  )`;
};

/** The first day that some unit has no sum of. */
export const desdeQue = ({ de }: Recorte): SQL => sql`coalesce((select dia + 1 from fronteira), ${de}::date)`;

/** Days of the period that are in no sum of their unit. */
export const aSomar = (unidade: SQL, data: SQL, recorte: Recorte): SQL =>
  recorte.comSomas
    ? sql`${data} between ${desdeQue(recorte)} and ${recorte.ate}::date
        and not exists (select from guardadas g where g.lotacao_id = ${unidade} and g.ate >= ${data})`
    : noPeriodo(data, recorte);

/** Orders `p` of those days that count. */
export const queContamASomar = (recorte: Recorte): SQL => sql`
  ${aSomar(sql`p.lotacao_id`, sql`p.data_refeicao`, recorte)} and p.situacao in ${situacoesNoMapa}
  ${daUnidade(sql`p.lotacao_id`, recorte)}`;

/** Orders `p` of the period that count. */
export const queContam = (recorte: Recorte): SQL => sql`
  ${noPeriodo(sql`p.data_refeicao`, recorte)} and p.situacao in ${situacoesNoMapa} ${daUnidade(sql`p.lotacao_id`, recorte)}`;
