import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { Segmented } from '../ui/segmented.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { type GlanceColumn, type GlanceFilter, rowsWith, type UnitRow } from './glance.model.ts';
import { GlanceCards } from './glance-cards.component.tsx';
import { GlanceTable } from './glance-table.component.tsx';
import './glance.css';

interface Props<Row extends UnitRow> {
  label: string;
  rows: readonly Row[];
  /** Kept between renders, as the rows are: who scrolls draws only what comes into sight. */
  columns: readonly GlanceColumn<Row>[];
  filters: readonly GlanceFilter<Row>[];
  /** What the address calls the chosen filter. */
  param?: string;
  to: (row: Row) => string;
  /** On a telephone: a card for each unit, or the same table, which scrolls under their names. */
  onPhone: 'cards' | 'table';
  /** Beside the count of units: what the signs mean. */
  children?: ReactNode;
}

/** Every unit at once, before one of them is chosen: name or city, and a part of them, both in the address. */
export function Glance<Row extends UnitRow>({
  rows,
  filters,
  param = 'mostrar',
  onPhone,
  children,
  ...table
}: Props<Row>) {
  const [search, setSearch] = useSearchParams();
  const phone = useMediaQuery(PHONE);
  const text = search.get('busca') ?? '';
  const chosen = filters.find(({ key }, n) => n > 0 && key === search.get(param));
  const wanted = useDeferredValue(text);
  const found = useMemo(() => rowsWith(rows, wanted, chosen), [rows, wanted, chosen]);
  const change = (changes: Record<string, string | null>, replace = false) =>
    setSearch(before => withParams(before, changes), { replace, preventScrollReset: true });
  const Rows = phone && onPhone === 'cards' ? GlanceCards : GlanceTable;
  if (rows.length === 0) return <EmptyState title="Ainda não há unidades ativas." />;
  return (
    <div className="relance">
      <div className="relance-filtros">
        <Field label="Unidade ou município" className="relance-busca">
          <TextInput
            type="search"
            maxLength={100}
            value={text}
            onChange={({ target }) => change({ busca: target.value || null }, true)}
          />
        </Field>
        <Parts rows={rows} filters={filters} chosen={chosen ?? filters[0]} choose={key => change({ [param]: key })} />
      </div>
      <div className="relance-linha">
        <p className="quieto" aria-live="polite">
          {found.length < rows.length
            ? `${formatInteger(found.length)} de ${formatCount(rows.length, 'unidade', 'unidades')}`
            : formatCount(rows.length, 'unidade', 'unidades')}
        </p>
        {children}
      </div>
      {found.length > 0 ? (
        <Rows rows={found} {...table} />
      ) : (
        <EmptyState title="Nenhuma unidade com estes filtros.">
          <p>
            <Button onClick={() => change({ busca: null, [param]: null })}>Limpar filtros</Button>
          </p>
        </EmptyState>
      )}
    </div>
  );
}

interface PartsProps<Row extends UnitRow> {
  rows: readonly Row[];
  filters: readonly GlanceFilter<Row>[];
  chosen: GlanceFilter<Row> | undefined;
  /** Null is all of them. */
  choose: (key: string | null) => void;
}

function Parts<Row extends UnitRow>({ rows, filters, chosen, choose }: PartsProps<Row>) {
  const counts = useMemo(() => filters.map(({ keeps }) => rows.filter(keeps).length), [rows, filters]);
  return (
    <Segmented
      legend="Quais unidades"
      options={filters.map(({ key, label }, n) => ({
        value: key,
        label: (
          <>
            {label} <strong>{formatInteger(counts[n] ?? 0)}</strong>
          </>
        ),
      }))}
      chosen={chosen?.key ?? null}
      choose={key => choose(key === filters[0]?.key ? null : key)}
    />
  );
}
