import { formatInteger } from '../ui/number.format.ts';
import { Segmented } from '../ui/segmented.component.tsx';

const ALL = '';

interface Counter {
  value: string;
  label: string;
  /** Undefined while it is being counted. */
  total: number | undefined;
}

interface Props {
  label: string;
  counters: readonly Counter[];
  chosen: readonly string[];
  /** An empty list means all. */
  choose: (values: string[]) => void;
  many?: boolean;
}

export function Counters({ label, counters, chosen, choose, many = false }: Props) {
  const all = counters.some(({ total }) => total === undefined)
    ? undefined
    : counters.reduce((sum, { total = 0 }) => sum + total, 0);
  const press = (value: string) => {
    const others = many ? chosen.filter(each => each !== value) : [];
    choose(chosen.includes(value) ? others : [...others, value]);
  };
  return (
    <Segmented
      legend={label}
      options={[{ value: ALL, label: 'Todos', total: all }, ...counters].map(({ value, label: name, total }) => ({
        value,
        label: (
          <>
            {name} <strong>{total === undefined ? '·' : formatInteger(total)}</strong>
          </>
        ),
      }))}
      chosen={value => (value === ALL ? chosen.length === 0 : chosen.includes(value))}
      choose={value => (value === ALL ? choose([]) : press(value))}
    />
  );
}
