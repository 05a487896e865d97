import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import type { ReactNode } from 'react';
import { Button } from './button.component.tsx';
import { addDays, formatMonth, monthBeside } from './date.format.ts';
import { DateField } from './date-field.component.tsx';
import './step-beside.css';

interface DayProps {
  day: string;
  onChange: (day: string) => void;
  /** What stands between the arrows; a field to choose another day by default. */
  children?: ReactNode;
}

/** One day, with the day before and the day after beside it. */
export const DayStep = ({ day, onChange, children }: DayProps) => (
  <div className="vizinhos">
    <Button icon aria-label="Dia anterior" onClick={() => onChange(addDays(day, -1))}>
      <CaretLeftIcon size={18} aria-hidden />
    </Button>
    {children ?? <DateField label="Dia" value={day} onChange={chosen => chosen && onChange(chosen)} />}
    <Button icon aria-label="Dia seguinte" onClick={() => onChange(addDays(day, 1))}>
      <CaretRightIcon size={18} aria-hidden />
    </Button>
  </div>
);

interface MonthProps {
  /** `2026-11` */
  month: string;
  onChange: (month: string) => void;
  /** A heading where it names what follows. */
  as?: 'strong' | 'h2' | 'h3';
}

/** One month, with the month before and the month after beside it. */
export const MonthStep = ({ month, onChange, as: Name = 'strong' }: MonthProps) => (
  <fieldset className="vizinhos">
    <legend className="so-leitor">Mês</legend>
    <Button
      icon
      aria-label={`Mês anterior: ${formatMonth(monthBeside(month, -1))}`}
      onClick={() => onChange(monthBeside(month, -1))}
    >
      <CaretLeftIcon size={18} aria-hidden />
    </Button>
    <Name aria-live="polite">{formatMonth(month)}</Name>
    <Button
      icon
      aria-label={`Mês seguinte: ${formatMonth(monthBeside(month, 1))}`}
      onClick={() => onChange(monthBeside(month, 1))}
    >
      <CaretRightIcon size={18} aria-hidden />
    </Button>
  </fieldset>
);
