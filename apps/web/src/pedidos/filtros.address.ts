import { SIZES } from '../list/list.address.ts';
import { isDay } from '../ui/date.format.ts';
import { SITUACOES, TIPOS } from '../ui/pedido.labels.ts';
import { isUf } from '../ui/uf.labels.ts';
import type { FiltroPedidos } from './pedidos.queries.ts';

type Ordem = NonNullable<FiltroPedidos['ordem']>;

const TAMANHO_PADRAO = 50;
export const ORDEM_PADRAO: Ordem = '-dataRefeicao';

const ORDENS = {
  dataRefeicao: true,
  '-dataRefeicao': true,
  lotacao: true,
  '-lotacao': true,
  total: true,
  '-total': true,
  alteradoEm: true,
  '-alteradoEm': true,
} satisfies Record<Ordem, true>;

const oneOf = <K extends string>(table: Record<K, unknown>, text: string | null): K | undefined =>
  text !== null && Object.hasOwn(table, text) ? (text as K) : undefined;

const positive = (text: string | null) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);
const dayIn = (text: string | null) => (isDay(text) ? text : undefined);

/** The filters an address asks for; what is not a filter of the contract is as if absent. */
export function filtrosDe(search: URLSearchParams) {
  const uf = search.get('uf');
  const tamanho = positive(search.get('tamanho'));
  return {
    de: dayIn(search.get('de')),
    ate: dayIn(search.get('ate')),
    uf: isUf(uf) ? uf : undefined,
    situacao: oneOf(SITUACOES, search.get('situacao')),
    tipo: oneOf(TIPOS, search.get('tipo')),
    busca: search.get('busca')?.slice(0, 100) || undefined,
    ordem: oneOf(ORDENS, search.get('ordem')) ?? ORDEM_PADRAO,
    pagina: positive(search.get('pag')) ?? 1,
    tamanho: SIZES.find(each => each === tamanho) ?? TAMANHO_PADRAO,
  } satisfies FiltroPedidos;
}

export type Filtros = ReturnType<typeof filtrosDe>;

/** Keys of the address, in which the page is `pag` and defaults are left out. */
const DEFAULTS: Readonly<Record<string, string>> = { ordem: ORDEM_PADRAO, pag: '1', tamanho: String(TAMANHO_PADRAO) };

/** An address with one filter changed; any change but the page's goes back to the first page. */
export function comFiltro(search: URLSearchParams, chave: string, valor: string | undefined) {
  const next = new URLSearchParams(search);
  if (!valor || DEFAULTS[chave] === valor) next.delete(chave);
  else next.set(chave, valor);
  if (chave !== 'pag' && chave !== 'item') next.delete('pag');
  return next;
}

const FILTROS = ['de', 'ate', 'uf', 'situacao', 'tipo', 'busca'];

export const semFiltros = (search: URLSearchParams) => {
  const next = new URLSearchParams(search);
  for (const chave of [...FILTROS, 'pag']) next.delete(chave);
  return next;
};

export const temFiltro = (search: URLSearchParams) => FILTROS.some(chave => search.get(chave));
