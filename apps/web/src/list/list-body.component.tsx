import type { QueryKey } from '@tanstack/react-query';
import { Button } from '../ui/button.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import type { List } from './list.hook.ts';
import type { Page } from './list.model.ts';
import { ListCards } from './list-cards.component.tsx';
import { Empty, type EmptyWords } from './list-empty.component.tsx';
import { Footer } from './list-footer.component.tsx';
import { ListTable } from './list-table.component.tsx';
import type { ListOffer } from './list-top.component.tsx';

export interface ListReading<Row, Data> {
  nameOf: (row: Row) => string;
  isQuiet?: (row: Row) => boolean;
  empty: EmptyWords | ((page: Data) => EmptyWords);
}

interface Props<Row extends { id: number }, Key extends QueryKey, Data extends Page<Row>>
  extends ListReading<Row, Data>,
    Pick<ListOffer, 'title' | 'noun' | 'create'> {
  list: List<Row, Key, Data>;
  selectable: boolean;
  phone: boolean;
}

export function ListBody<Row extends { id: number }, Key extends QueryKey, Data extends Page<Row>>(
  props: Props<Row, Key, Data>,
) {
  const { title, noun, create, nameOf, isQuiet, empty, list, selectable, phone } = props;
  const { query, layout, wanted, order, sort, open, change } = list;
  const listProps = {
    columns: layout.columns,
    density: layout.density,
    order,
    sort,
    open,
    nameOf,
    isQuiet,
    flashing: list.news.flashing,
    selection: selectable ? list.selection : null,
    setSelection: list.setSelection,
  };
  return (
    <QueryState query={query} skeletonHeight={phone ? 560 : 46 * 10 + 40}>
      {page =>
        page.total === 0 ? (
          <Empty
            words={typeof empty === 'function' ? empty(page) : empty}
            filtered={list.filtered}
            clear={list.clear}
            noun={noun}
          >
            {create && <Button onClick={() => open('novo')}>{create}</Button>}
          </Empty>
        ) : (
          <div className={query.isPlaceholderData ? 'tabela-antiga' : undefined} aria-busy={query.isPlaceholderData}>
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
  );
}
