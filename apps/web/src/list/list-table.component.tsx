import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { classes } from '../ui/classes.ts';
import { Table } from '../ui/table.component.tsx';
import { useChangedCells } from './changed-cells.hook.ts';
import type { Density } from './list.address.ts';
import { rowAfterKey } from './list.keys.ts';
import type { Column } from './list.model.ts';
import { useMoreBeside } from './more-beside.hook.ts';
import { pageToggled, type Selection, toggled } from './selection.ts';

export interface ListProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  density: Density;
  order: string;
  sort: (order: string) => void;
  open: (item: string) => void;
  nameOf: (row: Row) => string;
  isQuiet?: (row: Row) => boolean;
  flashing: ReadonlySet<number>;
  /** Null: the list has no bulk actions. */
  selection: Selection | null;
  setSelection: (selection: Selection) => void;
}

export function useItemAddress() {
  const [search] = useSearchParams();
  return (id: number) => ({ search: withParams(search, { item: String(id), aba: null }).toString() });
}

export function ListTable<Row extends { id: number }>({ label, ...props }: ListProps<Row> & { label: string }) {
  const { rows, columns, selection, setSelection, nameOf } = props;
  const place = useMoreBeside<HTMLDivElement>();
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState(0);
  const page = rows.map(row => [row.id, nameOf(row)] as const);
  const allChosen = selection !== null && page.length > 0 && page.every(([id]) => selection.has(id));
  const someChosen = selection !== null && page.some(([id]) => selection.has(id));

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, at: number) => {
    const row = rows[at];
    if (!row || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = rowAfterKey(event.key, at, rows.length);
    if (next !== null) {
      setCurrent(next);
      body.current?.querySelectorAll<HTMLElement>(':scope > tr')[next]?.focus();
    } else if (event.key === 'Enter') props.open(String(row.id));
    else if (event.key === ' ' && selection) setSelection(toggled(selection, row.id, nameOf(row)));
    else return;
    event.preventDefault();
  };

  return (
    <div ref={place} className="tabela-rolagem">
      <Table density={props.density} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <Heading key={column.key} column={column} order={props.order} sort={props.sort}>
                {at === 0 && selection && (
                  <Checkbox
                    className="marcar"
                    aria-label="Selecionar todas as linhas desta página"
                    checked={allChosen}
                    ref={box => {
                      if (box) box.indeterminate = someChosen && !allChosen;
                    }}
                    onChange={() => setSelection(pageToggled(selection, page))}
                  />
                )}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => (
            <Line
              key={row.id}
              row={row}
              list={props}
              tabIndex={at === Math.min(current, rows.length - 1) ? 0 : -1}
              onFocus={() => setCurrent(at)}
              onKeyDown={event => onKeyDown(event, at)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface LineProps<Row> {
  row: Row;
  list: ListProps<Row>;
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
}

/** The click has a use of its own and must not open the row. */
const ownClick = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, select, label') !== null;

function Line<Row extends { id: number }>({ row, list, ...focus }: LineProps<Row>) {
  const { columns, selection, setSelection, nameOf, isQuiet, flashing, open } = list;
  const address = useItemAddress();
  const chosen = selection?.has(row.id) ?? false;
  const line = useRef<HTMLTableRowElement>(null);
  const changed = useChangedCells(line, row, flashing.has(row.id));
  const mark = classes(isQuiet?.(row) && 'tabela-quieta', chosen && 'tabela-escolhida');
  const markOf = (at: number, { align, folds }: Partial<Column<Row>> = {}) =>
    classes(align === 'right' && 'numero', folds && 'tabela-dobra', changed.has(at) && 'tabela-mudou');
  return (
    <tr ref={line} className={mark} onClick={event => ownClick(event) || open(String(row.id))} {...focus}>
      {columns.map(({ key, render, ...look }, at) =>
        at === 0 ? (
          <th key={key} scope="row" className={markOf(at, look)}>
            <span className="tabela-primeira">
              {selection && (
                <Checkbox
                  className="marcar"
                  tabIndex={-1}
                  aria-label={`Selecionar ${nameOf(row)}`}
                  checked={chosen}
                  onChange={() => setSelection(toggled(selection, row.id, nameOf(row)))}
                />
              )}
              <Link className="vinculo" to={address(row.id)} tabIndex={-1} preventScrollReset>
                {render(row)}
              </Link>
            </span>
          </th>
        ) : (
          <td key={key} className={markOf(at, look)}>
            {render(row)}
          </td>
        ),
      )}
    </tr>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  order: string;
  sort: (order: string) => void;
  children?: React.ReactNode;
}

function Heading<Row>({ column: { title, sort: key, align }, order, sort, children }: HeadingProps<Row>) {
  const down = order === `-${key}`;
  const direction = key === undefined ? undefined : down ? 'descending' : order === key ? 'ascending' : undefined;
  return (
    <th scope="col" aria-sort={direction} className={align === 'right' ? 'numero' : undefined}>
      <span className="tabela-primeira">
        {children}
        {key === undefined ? (
          title
        ) : (
          <Button variant="bare" className="tabela-ordenar" onClick={() => sort(order === key ? `-${key}` : key)}>
            {title}
            {direction && <CaretDownIcon size={12} weight="bold" aria-hidden className={down ? undefined : 'virado'} />}
          </Button>
        )}
      </span>
    </th>
  );
}
