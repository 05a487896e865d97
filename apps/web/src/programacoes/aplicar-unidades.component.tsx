import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import type { EstadoDaLotacao } from './programacoes.queries.ts';

export const MAIS_UNIDADES = 2000;
const MOSTRADAS = 200;

interface Props {
  itens: readonly EstadoDaLotacao[];
  total: number;
  fora: ReadonlySet<number>;
  deixarFora: (fora: ReadonlySet<number>) => void;
}

export function AplicarUnidades({ itens, total, fora, deixarFora }: Props) {
  const dentro = itens.filter(({ id }) => !fora.has(id)).length;
  return (
    <fieldset className="aplicar-unidades">
      <legend>
        {formatCount(dentro, 'unidade', 'unidades')} do filtro da lista
        {total > MAIS_UNIDADES && ` (só as primeiras ${formatInteger(MAIS_UNIDADES)})`}
      </legend>
      <p>
        <Button onClick={() => deixarFora(new Set())}>Todas</Button>{' '}
        <Button onClick={() => deixarFora(new Set(itens.map(({ id }) => id)))}>Nenhuma</Button>
      </p>
      <ul>
        {itens.slice(0, MOSTRADAS).map(({ id, nome, municipio, uf }) => (
          <li key={id}>
            <label>
              <Checkbox
                className="marcar"
                checked={!fora.has(id)}
                onChange={() => {
                  const next = new Set(fora);
                  if (!next.delete(id)) next.add(id);
                  deixarFora(next);
                }}
              />
              {nome} <small className="quieto">{`${municipio} · ${uf}`}</small>
            </label>
          </li>
        ))}
      </ul>
      {itens.length > MOSTRADAS && (
        <p className="quieto">
          e mais {formatInteger(itens.length - MOSTRADAS)}; use os filtros da lista para escolher menos.
        </p>
      )}
    </fieldset>
  );
}
