import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { ColumnsIcon } from '@phosphor-icons/react/dist/csr/Columns';
import { RowsIcon } from '@phosphor-icons/react/dist/csr/Rows';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Popup } from '../ui/popup.component.tsx';
import { Select } from '../ui/select.component.tsx';
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
      <SortField all={all} order={order} sort={sort} />
    ) : (
      <>
        <Popup icon name="Colunas" label={<ColumnsIcon size={18} aria-hidden />}>
          {() => <ColumnChooser all={all} layout={layout} />}
        </Popup>
        <Popup icon name="Densidade" label={<RowsIcon size={18} aria-hidden />}>
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
    <Button icon aria-label="Atualizar" title="Atualizar" onClick={refresh} aria-disabled={busy}>
      <ArrowsClockwiseIcon size={18} aria-hidden />
    </Button>
  </div>
);

/** Absent where no column sorts. */
function SortField<Row>({ all, order, sort }: Pick<Props<Row>, 'all' | 'order' | 'sort'>) {
  const choices = all.flatMap(({ sort: key, title }) =>
    key === undefined ? [] : ['', '-'].map(sign => ({ value: sign + key, label: `${title} ${sign ? '↓' : '↑'}` })),
  );
  if (!choices.length) return null;
  return (
    <Field label="Ordenar por">
      <Select value={order} onChange={({ target }) => sort(target.value)}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const DensityChooser = ({ density, choose }: { density: Density; choose: (density: Density) => void }) => (
  <>
    <p className="popup-titulo">Densidade</p>
    {Object.entries(DENSITIES).map(([key, label]) => (
      <Button
        variant="bare"
        key={key}
        className="popup-item"
        aria-pressed={key === density}
        onClick={() => choose(key as Density)}
      >
        {label}
      </Button>
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
                <Checkbox className="marcar" checked={at >= 0} disabled={fixed} onChange={() => toggle(column.key)} />
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
      <Button variant="quiet" onClick={() => layout.setColumns(null)}>
        Voltar às colunas da tela
      </Button>
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
  <Button variant="bare" className="colunas-mover" aria-label={name} title={name} {...button}>
    {children}
  </Button>
);
