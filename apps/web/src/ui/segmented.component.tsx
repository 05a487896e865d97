import type { ReactNode } from 'react';
import { Button } from './button.component.tsx';
import { classes } from './classes.ts';

interface Props<T extends string> {
  /** What is chosen; read out, not shown. */
  legend: ReactNode;
  options: readonly { value: T; label: ReactNode; title?: string }[];
  /** One, or several. */
  chosen: T | null | ((value: T) => boolean);
  choose: (value: T) => void;
  className?: string;
}

/** A choice among a few, all of them in sight. */
export function Segmented<T extends string>({ legend, options, chosen, choose, className }: Props<T>) {
  const isChosen = typeof chosen === 'function' ? chosen : (value: T) => value === chosen;
  return (
    <fieldset className={classes('contadores', className)}>
      <legend className="so-leitor">{legend}</legend>
      {options.map(({ value, label, title }) => (
        <Button variant="bare" key={value} title={title} aria-pressed={isChosen(value)} onClick={() => choose(value)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
