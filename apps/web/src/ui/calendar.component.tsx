import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from './button.component.tsx';
import { addMonths, dayAfterKey, weeksOf } from './calendar.model.ts';
import { formatLongDay } from './date.format.ts';
import './calendar.css';

interface Props {
  value: string | null;
  today: string;
  choose: (day: string) => void;
}

const DAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export default function Calendar({ value, today, choose }: Props) {
  const [day, setDay] = useState(value ?? today);
  const grid = useRef<HTMLTableElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day, and starts on it
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    setDay(next);
  };

  return (
    <div className="escolha-dia">
      <div className="escolha-dia-topo">
        <Button variant="quiet" icon aria-label="Mês anterior" onClick={() => setDay(addMonths(day, -1))}>
          <CaretLeftIcon size={16} aria-hidden />
        </Button>
        <strong aria-live="polite">{monthName.format(new Date(`${day}T00:00:00Z`))}</strong>
        <Button variant="quiet" icon aria-label="Mês seguinte" onClick={() => setDay(addMonths(day, 1))}>
          <CaretRightIcon size={16} aria-hidden />
        </Button>
      </div>
      <table ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {DAYS.map(name => (
              <th key={name} scope="col" abbr={name}>
                {name.charAt(0).toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map(week => (
            <tr key={week[0]}>
              {week.map(each => (
                <td key={each}>
                  <Button
                    variant="bare"
                    tabIndex={each === day ? 0 : -1}
                    className={each.slice(0, 7) === day.slice(0, 7) ? undefined : 'escolha-dia-fora'}
                    aria-label={`${formatLongDay(each)} de ${each.slice(0, 4)}`}
                    aria-pressed={each === value}
                    aria-current={each === today ? 'date' : undefined}
                    onClick={() => choose(each)}
                  >
                    {Number(each.slice(8))}
                  </Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="quiet" onClick={() => choose(today)}>
        Hoje
      </Button>
    </div>
  );
}
