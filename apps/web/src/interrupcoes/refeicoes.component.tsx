import { useQuery } from '@tanstack/react-query';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { Checkbox } from '../ui/check.component.tsx';
import type { Contrato } from './interrupcoes.queries.ts';

interface Props {
  contrato: Contrato;
  /** Null: all of them, those to come too. */
  escolhidas: readonly number[] | null;
  escolher: (ids: readonly number[] | null) => void;
}

export function Refeicoes({ contrato, escolhidas, escolher }: Props) {
  const tipos = useQuery(listarTiposAlimentacao());
  const ids = [...new Set(contrato.itens.map(({ tipoAlimentacaoId }) => tipoAlimentacaoId))];
  const marcadas = escolhidas ?? ids;
  const marcar = (id: number, marcada: boolean) => {
    const depois = ids.filter(outra => (outra === id ? marcada : marcadas.includes(outra)));
    escolher(depois.length === ids.length ? null : depois);
  };
  return (
    <fieldset className="interrupcao-refeicoes">
      <legend>Refeições que não são entregues</legend>
      {ids.map(id => (
        <label key={id} className="interrupcao-marca">
          <Checkbox
            className="marcar"
            checked={marcadas.includes(id)}
            onChange={({ target }) => marcar(id, target.checked)}
          />
          {tipos.data?.find(tipo => tipo.id === id)?.nome ?? id}
        </label>
      ))}
    </fieldset>
  );
}
