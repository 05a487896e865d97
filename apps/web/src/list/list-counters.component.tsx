import { Button } from '../ui/button.component.tsx';
import { formatInteger } from '../ui/number.format.ts';

export interface Counter {
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
    <fieldset className="contadores">
      <legend className="so-leitor">{label}</legend>
      <One label="Todos" total={all} pressed={chosen.length === 0} press={() => choose([])} />
      {counters.map(({ value, label: name, total }) => (
        <One key={value} label={name} total={total} pressed={chosen.includes(value)} press={() => press(value)} />
      ))}
    </fieldset>
  );
}

interface OneProps {
  label: string;
  total: number | undefined;
  pressed: boolean;
  press: () => void;
}

const One = ({ label, total, pressed, press }: OneProps) => (
  <Button variant="bare" aria-pressed={pressed} onClick={press}>
    {label} <strong>{total === undefined ? '·' : formatInteger(total)}</strong>
  </Button>
);
