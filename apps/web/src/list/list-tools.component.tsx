import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { ColumnsIcon } from '@phosphor-icons/react/dist/csr/Columns';
import { RowsIcon } from '@phosphor-icons/react/dist/csr/Rows';
import { Popup } from '../ui/popup.component.tsx';
import { DENSITIES, type Density } from './list.address.ts';
import type { useLayout } from './list.layout.ts';
import type { Column } from './list.model.ts';

interface Props<Row> {
  all: readonly Column<Row>[];
  layout: ReturnType<typeof useLayout<Row>>;
  phone: boolean;
  order: string;
  sort: (order: string) => void;
  refresh: () => void;
  busy: boolean;
}

export const ListTools = <Row,>({ all, layout, phone, order, sort, refresh, busy }: Props<Row>) => (
  <div className="filtragem-ferramentas">
    {phone ? (
      <label className="campo">
        <span>Ordenar por</span>
        <select className="entrada" value={order} onChange={({ target }) => sort(target.value)}>
          {all.map(({ sort: key, title }) =>
            key === undefined
              ? null
              : ['', '-'].map(sign => (
                  <option key={sign + key} value={sign + key}>
                    {title} {sign ? '↓' : '↑'}
                  </option>
                )),
          )}
        </select>
      </label>
    ) : (
      <>
        <Popup className="botao botao--icone" name="Colunas" label={<ColumnsIcon size={18} aria-hidden />}>
          {() => <ColumnChooser all={all} layout={layout} />}
        </Popup>
        <Popup className="botao botao--icone" name="Densidade" label={<RowsIcon size={18} aria-hidden />}>
          {close => (
            <DensityChooser
              density={layout.density}
              choose={density => {
                layout.setDensity(density);
                close();
              }}
            />
          )}
        </Popup>
      </>
    )}
    <button
      type="button"
      className="botao botao--icone"
      aria-label="Atualizar"
      title="Atualizar"
      onClick={refresh}
      aria-disabled={busy}
    >
      <ArrowsClockwiseIcon size={18} aria-hidden />
    </button>
  </div>
);

const DensityChooser = ({ density, choose }: { density: Density; choose: (density: Density) => void }) => (
  <>
    <p className="popup-titulo">Densidade</p>
    {Object.entries(DENSITIES).map(([key, label]) => (
      <button
        key={key}
        type="button"
        className="popup-item"
        aria-pressed={key === density}
        onClick={() => choose(key as Density)}
      >
        {label}
      </button>
    ))}
  </>
);

function ColumnChooser<Row>({ all, layout }: Pick<Props<Row>, 'all' | 'layout'>) {
  const shown = layout.columns.map(({ key }) => key);
  const [first] = all;
  const hidden = all.filter(({ key }) => !shown.includes(key));
  const move = (at: number, by: number) => {
    const next = [...shown];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    layout.setColumns(next);
  };
  const toggle = (key: string) =>
    layout.setColumns(shown.includes(key) ? shown.filter(each => each !== key) : [...shown, key]);
  return (
    <>
      <p className="popup-titulo">Colunas</p>
      <ul className="colunas">
        {[...layout.columns, ...hidden].map(column => {
          const at = shown.indexOf(column.key);
          const fixed = column.key === first?.key || column.hideable === false;
          return (
            <li key={column.key}>
              <label className="popup-item">
                <input
                  type="checkbox"
                  className="marcar"
                  checked={at >= 0}
                  disabled={fixed}
                  onChange={() => toggle(column.key)}
                />
                {column.title}
              </label>
              {column.key !== first?.key && at >= 0 && (
                <>
                  <Move name={`Subir ${column.title}`} disabled={at <= 1} onClick={() => move(at, -1)}>
                    <CaretUpIcon size={16} aria-hidden />
                  </Move>
                  <Move name={`Descer ${column.title}`} disabled={at === shown.length - 1} onClick={() => move(at, 1)}>
                    <CaretDownIcon size={16} aria-hidden />
                  </Move>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <button type="button" className="botao botao--discreto" onClick={() => layout.setColumns(null)}>
        Voltar às colunas da tela
      </button>
    </>
  );
}

interface MoveProps {
  name: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

const Move = ({ name, children, ...button }: MoveProps) => (
  <button type="button" className="colunas-mover" aria-label={name} title={name} {...button}>
    {children}
  </button>
);
