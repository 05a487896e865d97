import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { DateField } from '../ui/date-field.component.tsx';
import { DebouncedText } from '../ui/debounced-text.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Popup } from '../ui/popup.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { filterValue, isActive } from './list.address.ts';
import type { Filter } from './list.model.ts';
import { wordsOf } from './list-chips.component.tsx';

type Change = (key: string, value: string | undefined, typing?: boolean) => void;

interface Props {
  filters: readonly Filter[];
  search: URLSearchParams;
  change: Change;
  phone: boolean;
}

/** On a phone only the first filter shows and the others open on demand; elsewhere those marked `more` do. */
export function Filters({ filters, search, change, phone }: Props) {
  const [open, setOpen] = useState(false);
  const shown = filters.filter(({ bar }) => bar !== false);
  const later = phone ? shown.slice(1) : shown.filter(filter => filter.more && !isActive(filter, search));
  const first = shown.filter(filter => !later.includes(filter));
  const one = (filter: Filter) => <One key={filter.key} filter={filter} search={search} change={change} />;
  return (
    <search className="filtragem">
      {first.map(one)}
      {later.length > 0 && (
        <Button icon aria-expanded={open} aria-label="Mais filtros" title="Mais filtros" onClick={() => setOpen(!open)}>
          <FunnelIcon size={20} weight={open ? 'bold' : 'regular'} aria-hidden />
        </Button>
      )}
      {open && later.map(one)}
    </search>
  );
}

function One({ filter, search, change }: { filter: Filter; search: URLSearchParams; change: Change }) {
  const value = filterValue(filter, search);
  const { key, label } = filter;
  if (filter.kind === 'text') {
    return (
      <DebouncedText
        label={label}
        value={value ?? ''}
        maxLength={filter.maxLength ?? 100}
        onChange={text => change(key, text, true)}
      />
    );
  }
  if (filter.kind === 'date') {
    return <DateField label={label} value={value ?? null} onChange={day => change(key, day ?? undefined)} />;
  }
  if (filter.kind === 'select') {
    return (
      <Field label={label}>
        <Select value={value ?? 'todos'} onChange={({ target }) => change(key, target.value)}>
          <option value="todos">{filter.all ?? 'Todos'}</option>
          {filter.options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  if (filter.kind === 'custom') {
    const { control: Control } = filter;
    return <Control label={label} value={value} set={next => change(key, next)} />;
  }
  const chosen = value?.split(',') ?? [];
  const toggle = (each: string) => {
    const next = chosen.includes(each) ? chosen.filter(other => other !== each) : [...chosen, each];
    change(key, next.join(','));
  };
  return (
    <div className="campo">
      <span aria-hidden>{label}</span>
      <Popup
        variant="field"
        className="filtragem-varios"
        label={value ? wordsOf(filter, search) : 'Todos'}
        name={`${label}: ${value ? wordsOf(filter, search) : 'todos'}`}
      >
        {() =>
          filter.options.map(option => (
            <label key={option.value} className="popup-item">
              <Checkbox
                className="marcar"
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
              {option.label}
            </label>
          ))
        }
      </Popup>
    </div>
  );
}
