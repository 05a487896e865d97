import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { useKeptScroll } from '../ui/kept-scroll.hook.ts';
import { formatInteger } from '../ui/number.format.ts';
import type { UnitRow } from './glance.model.ts';
import type { GlanceTableProps } from './glance-table.component.tsx';
import './list.css';

const AT_A_TIME = 50;

export function GlanceCards<Row extends UnitRow>({ label, rows, columns, to }: GlanceTableProps<Row>) {
  const [shown, setShown] = useState(AT_A_TIME);
  const box = useRef<HTMLElement>(null);
  useKeptScroll(box);
  return (
    <section ref={box} aria-label={label}>
      <ul className="cartoes">
        {rows.slice(0, shown).map(row => (
          <Card as="li" key={row.lotacao.id} className="cartoes-um">
            <div className="cartoes-topo">
              <Link className="vinculo" to={to(row)}>
                {row.lotacao.nome}
              </Link>
              <small className="quieto">
                {row.lotacao.municipio}/{row.lotacao.uf}
              </small>
            </div>
            <dl>
              {columns.map(({ key, title, render }) => (
                <div key={key}>
                  <dt>{title}</dt>
                  <dd>{render(row)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </ul>
      {shown < rows.length && (
        <Button onClick={() => setShown(shown + AT_A_TIME)}>
          Mostrar mais unidades ({formatInteger(rows.length - shown)})
        </Button>
      )}
    </section>
  );
}
