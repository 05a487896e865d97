import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { useEffect, useState } from 'react';
import { dayOf, formatDayMonth, formatHour, formatWeekday } from './date.format.ts';
import { timeLeftText } from './deadline.format.ts';
import { Pill } from './pill.component.tsx';

interface Props {
  limit: string;
  /** The server's clock minus this computer's, in ms. */
  offset: number;
  /** The unit's zone, in which the cut-off is set. */
  timeZone?: string;
  onClose?: () => void;
}

/** "Envie até 18:00 · restam 2 h 14 min", by the server's clock and in the unit's zone. */
export function Deadline({ limit, offset, timeZone, onClose }: Props) {
  const [left, setLeft] = useState(() => timeLeftText(limit, Date.now() + offset));

  useEffect(() => {
    const tick = () => setLeft(timeLeftText(limit, Date.now() + offset));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [limit, offset]);

  const over = left === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the time runs out
  useEffect(() => {
    if (over) onClose?.();
  }, [over]);

  const when = whenText(limit, Date.now() + offset, timeZone);
  if (over) {
    return (
      <Pill tone="perigo" icon={LockIcon}>
        <span>Prazo encerrado às {when}</span>
      </Pill>
    );
  }
  return (
    <Pill tone={/^\d+ (min|s)$/.test(left) ? 'aviso' : 'info'} icon={ClockIcon}>
      <span>
        <span className="longo">Envie </span>
        <span className="inicial">até</span> {when} · restam {left}
      </span>
    </Pill>
  );
}

/**
 * The hour alone today, with the day otherwise; the reader's own hour beside it where the zones differ. A part marked `longo` may
 * be hidden where there is one line: the time left says as much in any zone.
 */
function whenText(limit: string, now: number, timeZone?: string) {
  const hour = formatHour(limit, timeZone);
  const day = dayOf(new Date(limit), timeZone);
  const isToday = day === dayOf(new Date(now), timeZone);
  const own = formatHour(limit);
  const text = isToday ? hour : `${hour} de ${formatWeekday(day)} ${formatDayMonth(day)}`;
  if (!timeZone || own === hour) return text;
  return (
    <>
      {text}
      <span className="longo"> ({own} no seu relógio)</span>
    </>
  );
}
