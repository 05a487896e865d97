import { Link } from 'react-router-dom';
import { Card } from '../ui/card.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { type ListProps, useItemAddress } from './list-table.component.tsx';
import { toggled } from './selection.ts';

export function ListCards<Row extends { id: number }>(props: ListProps<Row>) {
  const { rows, columns, nameOf, isQuiet, flashing, selection, setSelection } = props;
  const address = useItemAddress();
  const [first, ...others] = columns.filter(({ onCard }) => onCard !== false);
  return (
    <ul className="cartoes">
      {rows.map(row => (
        <Card
          as="li"
          key={row.id}
          className={`cartoes-um${isQuiet?.(row) ? ' tabela-quieta' : ''}${flashing.has(row.id) ? ' tabela-mudou' : ''}`}
        >
          <div className="cartoes-topo">
            {selection && (
              <Checkbox
                className="marcar"
                aria-label={`Selecionar ${nameOf(row)}`}
                checked={selection.has(row.id)}
                onChange={() => setSelection(toggled(selection, row.id, nameOf(row)))}
              />
            )}
            <Link className="vinculo" to={address(row.id)} preventScrollReset>
              {first?.render(row)}
            </Link>
          </div>
          <dl>
            {others.map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{render(row)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  );
}
