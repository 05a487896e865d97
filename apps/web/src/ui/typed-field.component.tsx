import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  name?: string;
  required?: boolean;
  /** Why the value was refused. */
  error?: string | undefined;
  children?: ReactNode;
}

/** A value typed as people write it, read when the field is left; what cannot be read stays, with a sentence. */
export function TypedField({ label, value, onChange, parse, textOf, placeholder, hint, ...rest }: Props) {
  const { title, name, required, error, children } = rest;
  const id = useId();
  const shown = value ? textOf(value) : '';
  const [text, setText] = useState(shown);
  const [cameFrom, setCameFrom] = useState(value);
  const [unread, setUnread] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The value read before stands under a text that cannot be read: no form may be sent with it.
  useEffect(() => input.current?.setCustomValidity(unread ? hint : ''), [unread, hint]);
  const wrong = unread ? hint : error;
  if (value !== cameFrom) {
    setCameFrom(value);
    setText(shown);
    setUnread(false);
  }
  const settle = () => {
    const typed = text.trim();
    const read = typed === '' ? null : parse(typed);
    setUnread(typed !== '' && read === null);
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
          ref={input}
          id={id}
          name={name}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={20}
          required={required}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={settle}
          onKeyDown={event => event.key === 'Enter' && settle()}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong ? `${id}-erro` : undefined}
          title={title}
        />
        {children}
      </span>
      {wrong && (
        <small id={`${id}-erro`} className="campo-erro" role="alert">
          {wrong}
        </small>
      )}
    </div>
  );
}
