import { useEffect, useState } from 'react';
import { Field } from './field.component.tsx';
import { TextInput } from './text-input.component.tsx';

interface Props {
  label: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
}

const WAIT = 300;

export function DebouncedText({ label, value, maxLength, onChange }: Props) {
  const [text, setText] = useState(value);
  const [cameFrom, setCameFrom] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== cameFrom) {
    setCameFrom(value);
    // Our own text coming back as the address must not undo what was typed since.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      onChange(text.trim());
    }, WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Field label={label} className="filtragem-busca">
      <TextInput type="search" maxLength={maxLength} value={text} onChange={({ target }) => setText(target.value)} />
    </Field>
  );
}
