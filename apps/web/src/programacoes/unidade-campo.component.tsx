import { useState } from 'react';
import SearchSelect, { type Choice } from '../ui/search-select.component.tsx';
import { type EstadoDaLotacao, listarProgramacoes } from './programacoes.queries.ts';

interface Props {
  label: string;
  escolher: (lotacao: EstadoDaLotacao | null) => void;
  menos?: number;
}

type Unidade = Choice & { lotacao: EstadoDaLotacao };

export function UnidadeCampo({ label, escolher, menos }: Props) {
  const [escolhida, setEscolhida] = useState<Unidade | null>(null);
  return (
    <div className="campo">
      <span aria-hidden>{label}</span>
      <SearchSelect
        label={label}
        placeholder="Nome, código ou município"
        value={escolhida}
        onChange={unidade => {
          setEscolhida(unidade);
          escolher(unidade?.lotacao ?? null);
        }}
        query={busca => listarProgramacoes({ estado: 'COM_PROGRAMACAO', tamanho: 20, ...(busca && { busca }) })}
        choicesOf={({ itens }): Unidade[] =>
          itens
            .filter(({ id }) => id !== menos)
            .map(lotacao => ({
              id: lotacao.id,
              name: lotacao.nome,
              place: `${lotacao.municipio} · ${lotacao.uf}`,
              lotacao,
            }))
        }
        clearable
      />
    </div>
  );
}
