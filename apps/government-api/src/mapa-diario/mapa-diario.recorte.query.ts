import { type SQL, sql } from 'drizzle-orm';
import { situacoesNoMapa } from '../pedidos/pedidos.ciclo.table.ts';
import type { BaseDoMapa } from './mapa-diario.base.table.ts';

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

export const daUnidade = (coluna: SQL, { lotacaoIds, uf }: Pick<Recorte, 'lotacaoIds' | 'uf'>): SQL => sql`
  ${lotacaoIds ? sql`and ${coluna} = ${emLista(lotacaoIds)}` : sql``}
  ${uf ? sql`and ${coluna} in (select id from lotacoes where uf = ${uf})` : sql``}`;

export const doContrato = (coluna: SQL, { contratoId, fornecedorId }: Recorte): SQL => sql`
  ${contratoId === undefined ? sql`` : sql`and ${coluna} = ${contratoId}`}
  ${fornecedorId === undefined ? sql`` : sql`and ${coluna} in (select id from contratos where fornecedor_id = ${fornecedorId})`}`;

export const noPeriodo = (coluna: SQL, { de, ate }: Pick<Recorte, 'de' | 'ate'>): SQL =>
  de === ate ? sql`${coluna} = ${de}::date` : sql`${coluna} between ${de}::date and ${ate}::date`;

/** Orders `p` of the period that count. */
export const queContam = (recorte: Recorte): SQL => sql`
  ${noPeriodo(sql`p.data_refeicao`, recorte)} and p.situacao in ${situacoesNoMapa} ${daUnidade(sql`p.lotacao_id`, recorte)}`;
