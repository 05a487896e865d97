import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import './search-select.css';

/** What a person picks one of; `place` tells those of one name apart. */
export interface Choice {
  id: number;
  name: string;
  place?: string;
}

interface Props<Page, Key extends QueryKey> {
  label: string;
  placeholder: string;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  /** The query of what was typed. */
  query: (typed: string) => UseQueryOptions<Page, Error, Page, Key>;
  choicesOf: (page: Page) => Choice[];
  clearable?: boolean;
  id?: string;
  invalid?: boolean;
  describedBy?: string | undefined;
  disabled?: boolean;
}

/** One of thousands: the server is asked when the typing pauses. */
export default function SearchSelect<Page, Key extends QueryKey>(props: Props<Page, Key>) {
  const { label, placeholder, value, onChange, query, choicesOf, clearable = false, invalid, describedBy } = props;
  const [typed, setTyped] = useState('');
  const { data, isFetching, isError } = useQuery(query(useSettled(typed, 300)));
  const options = (data === undefined ? [] : choicesOf(data)).map(choice => ({
    value: choice.id,
    label: choice.name,
    choice,
  }));
  return (
    <Select
      className="procura"
      id={props.id}
      aria-label={label}
      aria-describedby={describedBy}
      status={invalid ? 'error' : ''}
      disabled={props.disabled}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      allowClear={clearable}
      placeholder={placeholder}
      value={value && { value: value.id, label: value.name }}
      labelInValue
      loading={isFetching}
      options={options}
      optionRender={({ data: { label: name, choice } }) => (
        <>
          {name} <small className="quieto">{choice.place}</small>
        </>
      )}
      notFoundContent={
        isError ? 'Não foi possível procurar agora.' : isFetching ? 'Procurando…' : 'Nada com este nome.'
      }
      onChange={picked => onChange(options.find(option => option.value === picked?.value)?.choice ?? null)}
    />
  );
}

function useSettled(value: string, wait: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
