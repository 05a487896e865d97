import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LiveNews, LiveSwitch } from '../app/live-switch.component.tsx';
import { NeighboursContext } from '../record/neighbours.tsx';
import { useSearchParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { BulkBar } from './bulk-bar.component.tsx';
import { changed, cleared, hasFilters, wantedOf } from './list.address.ts';
import { useLayout } from './list.layout.ts';
import type { AddressRules, BulkAction, Column, Filter, Noun, Page, Wanted } from './list.model.ts';
import { ListCards } from './list-cards.component.tsx';
import { Chips } from './list-chips.component.tsx';
import { Empty, type EmptyWords } from './list-empty.component.tsx';
import { Filters } from './list-filters.component.tsx';
import { Footer } from './list-footer.component.tsx';
import { ListTable } from './list-table.component.tsx';
import { ListTools } from './list-tools.component.tsx';
import { ExportMenu, type ExportPath, ImportButton, type ImportPath } from './list-transfer.component.tsx';
import { Views } from './list-views.component.tsx';
import { LiveChanges } from './live-changes.component.tsx';
import { type LiveRows, useLiveRows } from './live-rows.hook.ts';
import { NONE_SELECTED, type Selection } from './selection.ts';
import './list.css';

export interface ListPageProps<Row extends { id: number }, Query, Key extends QueryKey, Data extends Page<Row>> {
  /** The key of the screen's remembered columns and views: the last part of its route. */
  screen: string;
  title: string;
  noun: Noun;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  /** The `ordem` used when the address has none. */
  order: string;
  query: (wanted: Query) => UseQueryOptions<Data, Error, Data, Key>;
  nameOf: (row: Row) => string;
  isQuiet?: (row: Row) => boolean;
  create?: string;
  exportPath?: ExportPath;
  importPath?: ImportPath;
  bulk?: readonly BulkAction[];
  empty: EmptyWords | ((page: Data) => EmptyWords);
  children?: (item: string, close: () => void, page: Data | undefined) => ReactNode;
  actions?: ReactNode;
  above?: (page: Data | undefined) => ReactNode;
  /** The same list in another shape (a board, a calendar), instead of the table and its pages. */
  instead?: ReactNode;
  /** Rows change while they are read; without it the list stays as it was when read. */
  live?: LiveRows;
  beside?: boolean;
}

export function ListPage<Row extends { id: number }, Query, Key extends QueryKey, Data extends Page<Row>>(
  props: ListPageProps<Row, Query, Key, Data>,
) {
  const { screen, title, noun, columns, filters, order, nameOf, empty, bulk = [] } = props;
  const [search, setSearch] = useSearchParams();
  const sorts = columns.flatMap(({ sort }) => sort ?? []);
  const rules: AddressRules = { filters, sorts, order, columns };
  const wanted = wantedOf(search, rules);
  // The screen's filters are named after the contract's query parameters; only this cast relies on that.
  const asked = props.query(wanted as Query);
  const news = useLiveRows<Row, Data, Key>(props.live, asked);
  const query = useQuery<Data, Error, Data, Key>({
    ...asked,
    placeholderData: keepPreviousData as UseQueryOptions<Data, Error, Data, Key>['placeholderData'],
  });
  const layout = useLayout(screen, columns, search, setSearch);
  const phone = useMediaQuery(PHONE);
  const [selection, setSelection] = useSelection(search, rules);

  const change = (key: string, value: string | undefined, typing = false) =>
    setSearch(before => changed(before, key, value, rules), { replace: typing, preventScrollReset: true });
  const clear = () => setSearch(before => cleared(before, rules));
  const open = (item: string) => change('item', item);
  const item = search.get('item');
  const filtered = hasFilters(search, rules);
  const listProps = {
    columns: layout.columns,
    density: layout.density,
    order: wanted.ordem ?? order,
    sort: (next: string) => change('ordem', next),
    open,
    nameOf,
    isQuiet: props.isQuiet,
    flashing: news.flashing,
    selection: bulk.length > 0 ? selection : null,
    setSelection,
  };

  return (
    <div className={props.beside && item !== null ? 'pagina pagina--dividida' : 'pagina'}>
      <div className="pagina-topo">
        <PageTitle title={title}>
          <span aria-live="polite">{query.data ? formatCount(query.data.total, noun.one, noun.many) : ' '}</span>
        </PageTitle>
        <Toolbar>
          <Views screen={screen} search={search} setSearch={setSearch} layout={layout} />
          {props.exportPath && <ExportMenu path={props.exportPath} wanted={wanted} />}
          {props.importPath && <ImportButton path={props.importPath} noun={noun} />}
          {props.actions}
          {props.create && (
            <Button variant="primary" onClick={() => open('novo')}>
              <PlusIcon size={18} weight="bold" aria-hidden />
              {props.create}
            </Button>
          )}
        </Toolbar>
      </div>
      <div className="filtragem-linha">
        <Filters filters={filters} search={search} change={change} phone={phone} />
        {props.live && <LiveSwitch />}
        <ListTools
          all={columns}
          layout={layout}
          phone={phone}
          order={listProps.order}
          sort={listProps.sort}
          refresh={() => query.refetch()}
          busy={query.isFetching}
        />
      </div>
      {filtered && <Chips filters={filters} search={search} change={change} clear={clear} />}
      {props.above?.(query.data)}
      {props.live && <LiveNews pending={props.instead ? 0 : news.pending} show={news.show} />}
      {props.live && <LiveChanges rows={query.data?.itens ?? []} flashing={news.flashing} nameOf={nameOf} />}
      {props.instead ?? (
        <QueryState query={query} skeletonHeight={phone ? 560 : 46 * 10 + 40}>
          {page =>
            page.total === 0 ? (
              <Empty
                words={typeof empty === 'function' ? empty(page) : empty}
                filtered={filtered}
                clear={clear}
                noun={noun}
              >
                {props.create && <Button onClick={() => open('novo')}>{props.create}</Button>}
              </Empty>
            ) : (
              <div
                className={query.isPlaceholderData ? 'tabela-antiga' : undefined}
                aria-busy={query.isPlaceholderData}
              >
                {phone ? (
                  <ListCards rows={page.itens} {...listProps} />
                ) : (
                  <ListTable label={title} rows={page.itens} {...listProps} />
                )}
                <Footer page={wanted.pagina} size={wanted.tamanho} total={page.total} noun={noun} change={change} />
              </div>
            )
          }
        </QueryState>
      )}
      {bulk.length > 0 && query.data && !props.instead && (
        <BulkBar
          actions={bulk}
          noun={noun}
          total={query.data.total}
          selection={selection}
          setSelection={setSelection}
          nameOf={nameOf}
          fetchPage={(pagina, tamanho) => props.query({ ...wanted, pagina, tamanho } satisfies Wanted as Query)}
        />
      )}
      {item !== null && (
        <NeighboursContext value={{ ids: query.data?.itens.map(({ id }) => id) ?? [], go: id => open(String(id)) }}>
          {props.children?.(item, () => change('item', undefined), query.data)}
        </NeighboursContext>
      )}
    </div>
  );
}

/** Kept from page to page and emptied when the filter changes: nobody may act on rows they cannot see. */
function useSelection(search: URLSearchParams, rules: AddressRules) {
  const { ordem: _order, pagina: _page, tamanho: _size, ...filters } = wantedOf(search, rules);
  const scope = JSON.stringify(filters);
  const [selection, setSelection] = useState<Selection>(NONE_SELECTED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of filter is what empties it
  useEffect(() => setSelection(NONE_SELECTED), [scope]);
  return [selection, setSelection] as const;
}
