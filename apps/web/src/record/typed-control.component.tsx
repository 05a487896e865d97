import { useState } from 'react';
import { CalendarButton } from '../ui/calendar-button.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { type ControlProps, Unreadable } from './record.model.ts';
import type { Typed } from './typed.ts';

const shown = (value: unknown, typed: Typed) => (value instanceof Unreadable ? value.text : typed.write(value));

export function TypedControl({
  typed,
  unit,
  id,
  value,
  set,
  invalid,
  describedBy,
  disabled,
  calendar,
}: ControlProps & { typed: Typed; unit?: string; calendar?: string }) {
  const [text, setText] = useState(() => shown(value, typed));
  const [given, setGiven] = useState(value);
  // A new value from outside: a merge, or the saved record read again.
  if (value !== given) {
    setGiven(value);
    setText(shown(value, typed));
  }
  const change = (next: string) => {
    setText(next);
    const read = next.trim() === '' ? null : typed.read(next.trim());
    const parsed = read === undefined ? new Unreadable(next, typed.why) : read;
    setGiven(parsed);
    set(parsed);
  };
  return (
    <span className={calendar ? 'com-calendario' : 'com-unidade'}>
      <TextInput
        id={id}
        autoComplete="off"
        maxLength={30}
        inputMode={typed.inputMode}
        placeholder={typed.placeholder}
        disabled={disabled}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        value={text}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setText(shown(given, typed))}
      />
      {unit && <span aria-hidden>{unit}</span>}
      {calendar && (
        <CalendarButton
          label={calendar}
          value={typeof given === 'string' ? given : null}
          disabled={disabled}
          choose={day => change(typed.write(day))}
        />
      )}
    </span>
  );
}
