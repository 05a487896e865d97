import { useQuery } from '@tanstack/react-query';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';

import { Checkbox } from '../ui/check.component.tsx';
import type { ContratoDetalhado } from './fornecedores.queries.ts';

export type NomesDasRefeicoes = ReadonlyMap<number, string>;

export function useRefeicoesDoContrato(contrato: ContratoDetalhado): { nomes: NomesDasRefeicoes; todas: number[] } {
  const refeicoes = useQuery(listarTiposAlimentacao());
  const nomes = new Map(refeicoes.data?.map(({ id, nome }) => [id, nome]));
  const todas = [...new Set(contrato.itens.map(({ tipoAlimentacaoId }) => tipoAlimentacaoId))];
  return { nomes, todas };
}

interface Props {
  ids: readonly number[];
  nomes: NomesDasRefeicoes;
  escolhidas: readonly number[];
  escolher: (ids: readonly number[] | null) => void;
}

export const Refeicoes = ({ ids, nomes, escolhidas, escolher }: Props) => (
  <fieldset className="refeicoes-escolha">
    <legend>Refeições</legend>
    {ids.map(id => (
      <label key={id} className="refeicoes-uma">
        <Checkbox
          className="marcar"
          checked={escolhidas.includes(id)}
          onChange={({ target }) => {
            const depois = ids.filter(outra => (outra === id ? target.checked : escolhidas.includes(outra)));
            escolher(depois.length === ids.length ? null : depois);
          }}
        />
        {nomes.get(id) ?? id}
      </label>
    ))}
  </fieldset>
);
