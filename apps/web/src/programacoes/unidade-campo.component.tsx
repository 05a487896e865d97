import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { type EstadoDaLotacao, listarProgramacoes } from './programacoes.queries.ts';

interface Props {
  label: string;
  escolher: (lotacao: EstadoDaLotacao | null) => void;
  /** Not offered: the unit itself. */
  menos?: number;
}

const nomeDe = ({ nome, municipio, uf }: EstadoDaLotacao) => `${nome} · ${municipio}/${uf}`;

/** A unit with a programme, found as its name is typed. */
export function UnidadeCampo({ label, escolher, menos }: Props) {
  const id = useId();
  const [texto, setTexto] = useState('');
  const busca = useDeferredValue(texto.split(' · ')[0]?.trim() ?? '').slice(0, 100);
  const { data } = useQuery(listarProgramacoes({ estado: 'COM_PROGRAMACAO', tamanho: 20, ...(busca && { busca }) }));
  const achadas = (data?.itens ?? []).filter(lotacao => lotacao.id !== menos);
  return (
    <label className="campo">
      <span>{label}</span>
      <input
        className="entrada"
        list={id}
        placeholder="Nome, código ou município"
        maxLength={200}
        value={texto}
        onChange={({ target }) => {
          setTexto(target.value);
          escolher(achadas.find(lotacao => nomeDe(lotacao) === target.value) ?? null);
        }}
      />
      <datalist id={id}>
        {achadas.map(lotacao => (
          <option key={lotacao.id} value={nomeDe(lotacao)} />
        ))}
      </datalist>
    </label>
  );
}
