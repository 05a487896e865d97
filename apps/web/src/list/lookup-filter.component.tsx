import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { LookupFilter } from './list.model.ts';

const SearchSelect = lazy(() => import('../ui/search-select.component.tsx'));

interface Props {
  filter: LookupFilter;
  value: string | undefined;
  change: (key: string, value: string | undefined) => void;
}

/** A filter by one record of another list; the address keeps its id, and its name is asked. */
export function LookupFilterField({ filter, value, change }: Props) {
  const { data } = useQuery({ ...filter.one(Number(value)), enabled: value !== undefined });
  const chosen = value === undefined ? null : (data ?? { id: Number(value), nome: '…' });
  return (
    <div className="campo filtragem-busca">
      <span aria-hidden>{filter.label}</span>
      <Suspense fallback={<span className="entrada" />}>
        <SearchSelect
          label={filter.label}
          value={chosen}
          onChange={found => change(filter.key, found ? String(found.id) : undefined)}
          find={filter.find}
          placeholder={filter.all ?? 'Todas'}
        />
      </Suspense>
    </div>
  );
}

/** What the chip says: the name once it is known. */
export function LookupName({ filter, value }: { filter: LookupFilter; value: string }) {
  const { data } = useQuery(filter.one(Number(value)));
  return data?.nome ?? '…';
}
