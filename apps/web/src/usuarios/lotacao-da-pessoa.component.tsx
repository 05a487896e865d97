import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { buscarLotacoes } from '../pedidos/pedidos.queries.ts';
import type { ControlProps } from '../record/record.model.ts';
import type { LotacaoEscolhida } from './usuarios.mutations.ts';

function useParado(texto: string, espera: number) {
  const [parado, setParado] = useState(texto);
  useEffect(() => {
    const timer = setTimeout(() => setParado(texto), espera);
    return () => clearTimeout(timer);
  }, [texto, espera]);
  return parado;
}

/** The person's unit, found by typing a part of its name. */
export function LotacaoDaPessoa({
  id,
  value,
  set,
  disabled,
  invalid,
  vazia = 'Nenhuma (administração central)',
}: ControlProps & { vazia?: string }) {
  const [texto, setTexto] = useState('');
  const { data, isFetching, isError } = useQuery(buscarLotacoes(useParado(texto, 300)));
  const escolhida = value as LotacaoEscolhida | null;
  return (
    <Select
      id={id}
      className="lotacao-select"
      aria-label="Unidade"
      showSearch={{ filterOption: false, onSearch: setTexto }}
      allowClear
      placeholder={vazia}
      status={invalid ? 'error' : undefined}
      disabled={disabled}
      value={escolhida ? { value: escolhida.id, label: escolhida.nome } : null}
      labelInValue
      loading={isFetching}
      options={(data?.itens ?? []).map(({ id: value, nome }) => ({ value, label: nome }))}
      notFoundContent={
        isError ? 'Não foi possível procurar agora.' : isFetching ? 'Procurando…' : 'Nenhuma unidade com este nome.'
      }
      onChange={nova => set(nova ? { id: nova.value, nome: String(nova.label) } : null)}
    />
  );
}
