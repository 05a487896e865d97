import { useId, useState } from 'react';
import { serverNow } from '../app/server-clock.ts';
import { dayOf, formatDay, formatLongDay } from './date.format.ts';
import { parseDay } from './date.parser.ts';

interface Props {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
}

/** The agency's today; a typed "hoje" must not follow a wrong clock. */
export const today = () => dayOf(new Date(serverNow()), 'America/Sao_Paulo');

/** What stands in a date field for a value. */
export const dayText = (value: string | null) => (value ? formatDay(value) : '');

/** A typed date of a filter bar: it changes the list on Enter or when the person leaves the field. */
export function DateField({ label, value, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(dayText(value));
  const [cameFrom, setCameFrom] = useState(value);
  const [wrong, setWrong] = useState(false);
  if (value !== cameFrom) {
    setCameFrom(value);
    setText(dayText(value));
    setWrong(false);
  }
  const settle = () => {
    const day = text.trim() === '' ? null : parseDay(text, today());
    setWrong(text.trim() !== '' && day === null);
    if (text.trim() !== '' && day === null) return;
    setText(dayText(day));
    if (day !== value) onChange(day);
  };
  return (
    <label className="campo">
      <span>{label}</span>
      <input
        className="entrada"
        placeholder="dd/mm/aaaa"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={settle}
        onKeyDown={event => event.key === 'Enter' && settle()}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-erro` : undefined}
        title={value ? formatLongDay(value) : undefined}
      />
      {wrong && (
        <small id={`${id}-erro`} className="campo-erro" role="alert">
          Escreva como 21/11 ou “hoje”.
        </small>
      )}
    </label>
  );
}
