import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ControlProps } from '../record/record.model.ts';
import { buscarLotacoes } from './feriados.queries.ts';

type Lotacao = { id: number; nome: string; municipio: string; uf: string };
const nomeDe = ({ nome, municipio, uf }: Lotacao) => `${nome} · ${municipio}/${uf}`;

/** A unit, found as its name is typed. */
export function LotacaoCampo({ id, value, set, invalid, describedBy, disabled }: ControlProps) {
  const [texto, setTexto] = useState<string | null>(null);
  const busca = useDeferredValue(texto?.split(' · ')[0]?.trim() ?? '').slice(0, 100);
  const { data } = useQuery(buscarLotacoes(busca));
  const achadas = data?.itens ?? [];
  const atual = achadas.find(lotacao => lotacao.id === value);
  return (
    <>
      <input
        id={id}
        className="entrada"
        list={`${id}-lotacoes`}
        placeholder="Nome, código ou município"
        maxLength={200}
        disabled={disabled}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        value={texto ?? (atual ? nomeDe(atual) : typeof value === 'number' ? `Lotação ${value}` : '')}
        onChange={({ target }) => {
          setTexto(target.value);
          set(achadas.find(lotacao => nomeDe(lotacao) === target.value)?.id ?? null);
        }}
      />
      <datalist id={`${id}-lotacoes`}>
        {achadas.map(lotacao => (
          <option key={lotacao.id} value={nomeDe(lotacao)} />
        ))}
      </datalist>
    </>
  );
}
