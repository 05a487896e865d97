import { memo, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useKeptScroll } from '../ui/kept-scroll.hook.ts';
import { useWindow } from '../ui/window.hook.ts';
import type { GlanceColumn, UnitRow } from './glance.model.ts';

const ROW_HEIGHT = 46;
const HEADER = 1;
/** Up to this many rows are all rendered: the browser's own search finds them, and nobody waits. */
const FEW = 60;
const MARGIN = 6;
/** px */
const NAME_WIDTH = 212;

export interface GlanceTableProps<Row extends UnitRow> {
  label: string;
  rows: readonly Row[];
  columns: readonly GlanceColumn<Row>[];
  to: (row: Row) => string;
}

export function GlanceTable<Row extends UnitRow>({ label, rows, columns, to }: GlanceTableProps<Row>) {
  const box = useRef<HTMLElement>(null);
  useKeptScroll(box);
  const { start, end, before, after } = useWindow(box, rows.length, ROW_HEIGHT, rows.length > FEW ? MARGIN : FEW);
  const width = columns.reduce((sum, column) => sum + column.width, NAME_WIDTH);
  return (
    <section ref={box} className="relance-rolagem" aria-label={label}>
      <table className="relance-tabela" style={{ minWidth: width }} aria-rowcount={rows.length + HEADER}>
        <colgroup>
          <col className="relance-col-unidade" />
          {columns.map(({ key, width: own }) => (
            <col key={key} style={{ width: own }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="relance-unidade">
              Unidade
            </th>
            {columns.map(({ key, title, className }) => (
              <th key={key} scope="col" className={className}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={before} span={columns.length + 1} />
          {rows.slice(start, end).map((row, n) => (
            <GlanceRow key={row.lotacao.id} row={row} index={start + n + HEADER + 1} columns={columns} to={to(row)} />
          ))}
          <Space height={after} span={columns.length + 1} />
        </tbody>
      </table>
    </section>
  );
}

const Space = ({ height, span }: { height: number; span: number }): ReactNode =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a blank row takes no focus
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );

interface RowProps<Row extends UnitRow> {
  row: Row;
  index: number;
  columns: readonly GlanceColumn<Row>[];
  to: string;
}

function RowOf<Row extends UnitRow>({ row, index, columns, to }: RowProps<Row>) {
  const { nome, municipio, uf } = row.lotacao;
  return (
    <tr aria-rowindex={index}>
      <th scope="row" className="relance-unidade" title={`${nome}, ${municipio}/${uf}`}>
        <div className="relance-nome">
          <Link className="vinculo" to={to}>
            {nome}
          </Link>
          <small className="quieto">
            {municipio}/{uf}
          </small>
        </div>
      </th>
      {columns.map(({ key, className, render }) => (
        <td key={key} className={className}>
          {render(row)}
        </td>
      ))}
    </tr>
  );
}

const GlanceRow = memo(RowOf) as typeof RowOf;
