import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { buscarLotacoes } from './pedidos.queries.ts';

interface Props {
  escolhida: { id: number; nome: string } | null;
  escolher: (lotacaoId: number) => void;
}

/** Waits for a pause in the typing before asking the server. */
function useDebounced(value: string, wait: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}

export default function LotacaoSelect({ escolhida, escolher }: Props) {
  const [texto, setTexto] = useState('');
  const { data, isFetching, isError } = useQuery(buscarLotacoes(useDebounced(texto, 300)));
  const achadas = (data?.itens ?? []).map(({ id, nome, municipio, uf }) => ({
    value: id,
    label: nome,
    lugar: `${municipio} · ${uf}`,
  }));
  return (
    <Select
      className="lotacao-select"
      aria-label="Unidade"
      showSearch={{ filterOption: false, onSearch: setTexto }}
      placeholder="Procure pelo nome, sigla ou município"
      value={escolhida ? { value: escolhida.id, label: escolhida.nome } : null}
      labelInValue
      loading={isFetching}
      options={achadas}
      optionRender={({ data: { label, lugar } }) => (
        <>
          {label} <small className="quieto">{lugar}</small>
        </>
      )}
      notFoundContent={
        isError ? 'Não foi possível procurar agora.' : isFetching ? 'Procurando…' : 'Nenhuma unidade com este nome.'
      }
      onChange={({ value }) => escolher(value)}
    />
  );
}
