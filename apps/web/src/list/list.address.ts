import { isDay } from '../ui/date.format.ts';
import type { AddressRules, FilterRule, Wanted } from './list.model.ts';

// The whole state of a list is in its address, with Portuguese keys and defaults left out.

export const SIZES = [20, 50, 100] as const;
const DEFAULT_SIZE = 50;

export const DENSITIES = { compacta: 'Compacta', media: 'Média', larga: 'Larga' } as const;
export type Density = keyof typeof DENSITIES;

/** Keys about the open record or the look of the list: changing them keeps the page. */
const BESIDE_THE_ROWS = ['pag', 'item', 'aba', 'colunas', 'densidade'];

const positive = (text: string | null) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);

function startOf(filter: FilterRule): string | undefined {
  if (filter.kind === 'select') return filter.start;
  return filter.kind === 'date' ? filter.start?.() : undefined;
}

/** The filter's value in the contract's form; an invalid one counts as absent. */
export function filterValue(filter: FilterRule, search: URLSearchParams): string | undefined {
  const text = search.get(filter.key);
  switch (filter.kind) {
    case 'text':
      return text?.slice(0, filter.maxLength ?? 100) || undefined;
    case 'date':
      return isDay(text) ? text : startOf(filter);
    case 'custom':
      return text !== null && filter.valid(text) ? text : undefined;
    case 'select': {
      if (text === null) return filter.start;
      return filter.options.some(({ value }) => value === text) ? text : text === 'todos' ? undefined : filter.start;
    }
    case 'multi': {
      const chosen = text?.split(',').filter(each => filter.options.some(({ value }) => value === each));
      return chosen?.length ? chosen.join(',') : undefined;
    }
  }
}

const orderIn = (search: URLSearchParams, { sorts, order }: AddressRules) => {
  const text = search.get('ordem');
  return text && sorts.includes(text.replace(/^-/, '')) ? text : order;
};

export function wantedOf(search: URLSearchParams, rules: AddressRules): Wanted {
  const size = positive(search.get('tamanho'));
  const filters = rules.filters.map(filter => [filter.key, filterValue(filter, search)] as const);
  return {
    ...Object.fromEntries(filters.filter(([, value]) => value !== undefined)),
    ordem: orderIn(search, rules),
    pagina: positive(search.get('pag')) ?? 1,
    tamanho: SIZES.find(each => each === size) ?? DEFAULT_SIZE,
  };
}

const isDefault = (key: string, value: string, { filters, order }: AddressRules) => {
  const filter = filters.find(each => each.key === key);
  if (filter?.kind === 'select') return value === (filter.start ?? 'todos');
  if (filter?.kind === 'date') return value === filter.start?.();
  return { ordem: order, pag: '1', tamanho: String(DEFAULT_SIZE), densidade: 'media' }[key] === value;
};

/** Any change of what is listed goes back to the first page. */
export function changed(search: URLSearchParams, key: string, value: string | undefined, rules: AddressRules) {
  const next = new URLSearchParams(search);
  if (!value || isDefault(key, value, rules)) next.delete(key);
  else next.set(key, value);
  if (key === 'item') next.delete('aba');
  if (!BESIDE_THE_ROWS.includes(key)) next.delete('pag');
  return next;
}

export const isActive = (filter: FilterRule, search: URLSearchParams) =>
  filterValue(filter, search) !== startOf(filter);

export const hasFilters = (search: URLSearchParams, { filters }: AddressRules) =>
  filters.some(filter => isActive(filter, search));

export function cleared(search: URLSearchParams, { filters }: AddressRules) {
  const next = new URLSearchParams(search);
  for (const { key } of filters) next.delete(key);
  next.delete('pag');
  return next;
}

/** The address's columns in its order; null where none of them exists. */
export function columnsIn(text: string | null, columns: readonly { key: string }[]): string[] | null {
  const known = [...new Set(text?.split(',') ?? [])].filter(key => columns.some(each => each.key === key));
  return known.length > 0 ? known : null;
}

export const densityIn = (text: string | null): Density | null =>
  text !== null && Object.hasOwn(DENSITIES, text) ? (text as Density) : null;

export function viewOf(search: URLSearchParams) {
  const next = new URLSearchParams(search);
  for (const key of ['pag', 'item', 'aba']) next.delete(key);
  return next.toString();
}
