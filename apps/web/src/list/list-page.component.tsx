import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LiveNews, LiveSwitch } from '../app/live-switch.component.tsx';
import { NeighboursContext } from '../record/neighbours.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { BulkBar } from './bulk-bar.component.tsx';
import { type ListQuestion, useList } from './list.hook.ts';
import type { BulkAction, Page, Wanted } from './list.model.ts';
import { ListBody, type ListReading } from './list-body.component.tsx';
import { Chips } from './list-chips.component.tsx';
import { Filters } from './list-filters.component.tsx';
import { ListTools } from './list-tools.component.tsx';
import { type ListOffer, ListTop } from './list-top.component.tsx';
import { LiveChanges } from './live-changes.component.tsx';
import './list.css';

export interface ListPageProps<Row extends { id: number }, Query, Key extends QueryKey, Data extends Page<Row>>
  extends ListQuestion<Row, Query, Key, Data>,
    ListReading<Row, Data>,
    ListOffer {
  bulk?: readonly BulkAction[];
  children?: (item: string, close: () => void, page: Data | undefined) => ReactNode;
  above?: (page: Data | undefined) => ReactNode;
  /** The same list in another shape (a board, a calendar), instead of the table and its pages. */
  instead?: ReactNode;
  beside?: boolean;
}

export function ListPage<Row extends { id: number }, Query, Key extends QueryKey, Data extends Page<Row>>(
  props: ListPageProps<Row, Query, Key, Data>,
) {
  const { noun, columns, filters, nameOf, bulk = [] } = props;
  const list = useList(props);
  const { search, wanted, news, query, layout, change, open, item } = list;
  const phone = useMediaQuery(PHONE);

  return (
    <div className={props.beside && item !== null ? 'pagina pagina--dividida' : 'pagina'}>
      <ListTop
        {...props}
        search={search}
        setSearch={list.setSearch}
        layout={layout}
        total={query.data?.total}
        wanted={wanted}
        open={open}
      />
      <div className="filtragem-linha">
        <Filters filters={filters} search={search} change={change} phone={phone} />
        {props.live && <LiveSwitch />}
        <ListTools
          all={columns}
          layout={layout}
          phone={phone}
          order={list.order}
          sort={list.sort}
          refresh={() => query.refetch()}
          busy={query.isFetching}
        />
      </div>
      {list.filtered && <Chips filters={filters} search={search} change={change} clear={list.clear} />}
      {props.above?.(query.data)}
      {props.live && <LiveNews pending={props.instead ? 0 : news.pending} show={news.show} />}
      {props.live && <LiveChanges rows={query.data?.itens ?? []} flashing={news.flashing} nameOf={nameOf} />}
      {props.instead ?? <ListBody {...props} list={list} selectable={bulk.length > 0} phone={phone} />}
      {bulk.length > 0 && query.data && !props.instead && (
        <BulkBar
          actions={bulk}
          noun={noun}
          total={query.data.total}
          selection={list.selection}
          setSelection={list.setSelection}
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
