import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { filterValue, isActive } from './list.address.ts';
import type { Filter } from './list.model.ts';

interface Props {
  filters: readonly Filter[];
  search: URLSearchParams;
  change: (key: string, value: string | undefined) => void;
  clear: () => void;
}

export function wordsOf(filter: Filter, search: URLSearchParams) {
  const value = filterValue(filter, search);
  if (value === undefined) return filter.kind === 'select' ? (filter.all ?? 'Todos') : '';
  if (filter.kind === 'text') return `“${value}”`;
  if (filter.kind === 'date') return formatDay(value);
  if (filter.kind === 'custom') return value;
  const labels = value.split(',').map(each => filter.options.find(option => option.value === each)?.label ?? each);
  return labels.length > 2 ? `${labels.length} escolhidos` : labels.join(', ');
}

export const Chips = ({ filters, search, change, clear }: Props) => (
  <ul className="fichas" aria-label="Filtros em uso">
    {filters
      .filter(filter => isActive(filter, search))
      .map(filter => (
        <li key={filter.key}>
          <Button variant="bare" className="ficha" onClick={() => change(filter.key, undefined)}>
            <span className="so-leitor">Retirar o filtro </span>
            {filter.label}:{' '}
            {filter.kind === 'custom' ? filter.words(filterValue(filter, search) ?? '') : wordsOf(filter, search)}
            <XIcon size={14} weight="bold" aria-hidden />
          </Button>
        </li>
      ))}
    <li>
      <Button variant="quiet" className="fichas-limpar" onClick={clear}>
        Limpar tudo
      </Button>
    </li>
  </ul>
);
