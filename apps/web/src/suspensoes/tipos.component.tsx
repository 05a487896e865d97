import { Checkbox } from '../ui/check.component.tsx';

interface Props {
  legenda: string;
  tipos: readonly { id: number; nome: string }[];
  /** Null: all of them, those to come too. */
  escolhidos: readonly number[] | null;
  escolher: (ids: readonly number[] | null) => void;
}

export function Tipos({ legenda, tipos, escolhidos, escolher }: Props) {
  const ids = tipos.map(({ id }) => id);
  const marcados = escolhidos ?? ids;
  const marcar = (id: number, marcado: boolean) => {
    const depois = ids.filter(outro => (outro === id ? marcado : marcados.includes(outro)));
    escolher(depois.length === ids.length ? null : depois);
  };
  return (
    <fieldset className="suspensao-tipos">
      <legend>{legenda}</legend>
      {tipos.map(({ id, nome }) => (
        <label key={id} className="suspensao-marca">
          <Checkbox
            className="marcar"
            checked={marcados.includes(id)}
            onChange={({ target }) => marcar(id, target.checked)}
          />
          {nome}
        </label>
      ))}
    </fieldset>
  );
}
