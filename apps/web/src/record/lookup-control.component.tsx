import { lazy, Suspense } from 'react';
import type { Find, Found } from '../ui/search-select.component.tsx';
import type { ControlProps } from './record.model.ts';

const SearchSelect = lazy(() => import('../ui/search-select.component.tsx'));

export const foundIn = (value: unknown): Found | null =>
  typeof value === 'object' && value !== null && 'id' in value && 'nome' in value ? (value as Found) : null;

/** A record of another list, found by its name; the value is `{id, nome}`. */
export const LookupControl = ({ value, set, find, placeholder, ...control }: ControlProps & Searched) => (
  <Suspense fallback={<span className="entrada" />}>
    <SearchSelect {...control} value={foundIn(value)} onChange={set} find={find} placeholder={placeholder} />
  </Suspense>
);

interface Searched {
  find: Find;
  placeholder?: string;
}
