import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from '../ui/address.hook.ts';
import { changed, cleared, hasFilters, wantedOf } from './list.address.ts';
import { useLayout } from './list.layout.ts';
import type { AddressRules, Column, Filter, ListRules, Page } from './list.model.ts';
import { type LiveRows, useLiveRows } from './live-rows.hook.ts';
import { NONE_SELECTED, type Selection } from './selection.ts';

export interface ListQuestion<Row extends { id: number }, Query, Key extends QueryKey, Data extends Page<Row>>
  extends ListRules<Query, Data, Key> {
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  /** Rows change while they are read; without it the list stays as it was when read. */
  live?: LiveRows;
}

/** A list as its address asks for it, and what a person does to that address. */
export function useList<Row extends { id: number }, Query, Key extends QueryKey, Data extends Page<Row>>(
  question: ListQuestion<Row, Query, Key, Data>,
) {
  const { screen, columns, order, live } = question;
  const [search, setSearch] = useSearchParams();
  const rules: AddressRules = question;
  const wanted = wantedOf(search, rules);
  // The screen's filters are named after the contract's query parameters; only this cast relies on that.
  const asked = question.query(wanted as Query);
  const news = useLiveRows<Row, Data, Key>(live, asked);
  const query = useQuery<Data, Error, Data, Key>({
    ...asked,
    placeholderData: keepPreviousData as UseQueryOptions<Data, Error, Data, Key>['placeholderData'],
  });
  const layout = useLayout(screen, columns, search, setSearch);
  const [selection, setSelection] = useSelection(search, rules);

  const change = (key: string, value: string | undefined, typing = false) =>
    setSearch(before => changed(before, key, value, rules), { replace: typing, preventScrollReset: true });

  return {
    search,
    setSearch,
    wanted,
    news,
    query,
    layout,
    selection,
    setSelection,
    order: wanted.ordem ?? order,
    sort: (next: string) => change('ordem', next),
    change,
    clear: () => setSearch(before => cleared(before, rules)),
    open: (item: string) => change('item', item),
    item: search.get('item'),
    filtered: hasFilters(search, rules),
  };
}

export type List<Row extends { id: number }, Key extends QueryKey, Data extends Page<Row>> = ReturnType<
  typeof useList<Row, unknown, Key, Data>
>;

/** Kept from page to page and emptied when the filter changes: nobody may act on rows they cannot see. */
function useSelection(search: URLSearchParams, rules: AddressRules) {
  const { ordem: _order, pagina: _page, tamanho: _size, ...filters } = wantedOf(search, rules);
  const scope = JSON.stringify(filters);
  const [selection, setSelection] = useState<Selection>(NONE_SELECTED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of filter is what empties it
  useEffect(() => setSelection(NONE_SELECTED), [scope]);
  return [selection, setSelection] as const;
}
