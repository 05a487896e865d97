import { type QueryFunctionContext, type QueryKey, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { overlayContainer } from './overlay.container.ts';

/** Something found by its name: a unit, a supplier, a person. */
export interface Found {
  id: number;
  nome: string;
  /** Quieter, beside the name: the town, the CNPJ. */
  detalhe?: string;
}

/** The rows whose name has the text; of an empty text, the first ones. */
export type Find = (text: string) => Question<Found[]>;

/** As much of `queryOptions` as is needed here; `queryFn` is a method, so that options of any key fit. */
export interface Question<T> {
  queryKey: QueryKey;
  queryFn?(context: QueryFunctionContext): T | Promise<T>;
}

interface Props {
  id?: string;
  label?: string;
  value: Found | null;
  onChange: (found: Found | null) => void;
  find: Find;
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string;
  disabled?: boolean;
}

const WAIT = 300;

/** A choice among too many for a list: asks the server after a pause in the typing. Lazy only: antd's Select is heavy. */
export default function SearchSelect({ id, label, value, onChange, find, placeholder, ...state }: Props) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  const { data = [], isFetching, isError } = useQuery({ ...find(asked), placeholderData: before => before });
  return (
    <Select
      id={id}
      className="busca-escolha"
      aria-label={label}
      aria-invalid={state.invalid}
      aria-describedby={state.describedBy}
      disabled={state.disabled}
      status={state.invalid ? 'error' : undefined}
      getPopupContainer={overlayContainer}
      showSearch={{ filterOption: false, onSearch: setText }}
      allowClear
      placeholder={placeholder ?? 'Procure pelo nome'}
      value={value ? { value: value.id, label: value.nome } : null}
      labelInValue
      loading={isFetching}
      options={data.map(({ id: key, nome, detalhe }) => ({ value: key, label: nome, detalhe }))}
      optionRender={({ data: option }) => (
        <>
          {option.label} {option.detalhe && <small className="quieto">{option.detalhe}</small>}
        </>
      )}
      notFoundContent={
        isError ? 'Não foi possível procurar agora.' : isFetching ? 'Procurando…' : 'Nada com este nome.'
      }
      onChange={chosen => onChange(chosen ? { id: chosen.value, nome: String(chosen.label) } : null)}
    />
  );
}
