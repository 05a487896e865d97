import { type ReactNode, useId, useState } from 'react';
import { TextInput } from './text-input.component.tsx';

interface Props {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** null: it cannot be read. */
  parse: (text: string) => string | null;
  textOf: (value: string) => string;
  placeholder: string;
  /** What to do when it cannot be read. */
  hint: string;
  title?: string;
  required?: boolean;
  children?: ReactNode;
}

/** A value typed as people write it, read when the field is left; what cannot be read stays, with a sentence. */
export function TypedField({ label, value, onChange, parse, textOf, placeholder, hint, ...rest }: Props) {
  const { title, required, children } = rest;
  const id = useId();
  const shown = value ? textOf(value) : '';
  const [text, setText] = useState(shown);
  const [cameFrom, setCameFrom] = useState(value);
  const [wrong, setWrong] = useState(false);
  if (value !== cameFrom) {
    setCameFrom(value);
    setText(shown);
    setWrong(false);
  }
  const settle = () => {
    const typed = text.trim();
    const read = typed === '' ? null : parse(typed);
    setWrong(typed !== '' && read === null);
    if (typed !== '' && read === null) return;
    setText(read ? textOf(read) : '');
    if (read !== value) onChange(read);
  };
  return (
    <div className="campo">
      <label htmlFor={id} className="campo-rotulo">
        {label}
      </label>
      <span className="com-calendario">
        <TextInput
          id={id}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={20}
          required={required}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={settle}
          onKeyDown={event => event.key === 'Enter' && settle()}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-erro` : undefined}
          title={title}
        />
        {children}
      </span>
      {wrong && (
        <small id={`${id}-erro`} className="campo-erro" role="alert">
          {hint}
        </small>
      )}
    </div>
  );
}
