import { useId, useState } from 'react';
import { CalendarButton } from './calendar-button.component.tsx';
import { formatDay, formatLongDay } from './date.format.ts';
import { parseDay } from './date.parser.ts';
import { TextInput } from './text-input.component.tsx';
import { today } from './today.ts';

interface Props {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
}

// Users of the field parse what is typed against this day.
export { today } from './today.ts';

export const dayText = (value: string | null) => (value ? formatDay(value) : '');

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
    <div className="campo">
      <label htmlFor={id} className="campo-rotulo">
        {label}
      </label>
      <span className="com-calendario">
        <TextInput
          id={id}
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
        <CalendarButton label={label} value={value} choose={onChange} />
      </span>
      {wrong && (
        <small id={`${id}-erro`} className="campo-erro" role="alert">
          Escreva como 21/11 ou “hoje”.
        </small>
      )}
    </div>
  );
}
