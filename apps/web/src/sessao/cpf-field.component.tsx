import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from '../ui/text-input.component.tsx';
import { caretAfterMask, cpfDigits, isCpf, maskCpf } from './cpf.mask.ts';

interface Props {
  value: string;
  onChange: (digits: string) => void;
}

/** Masks the CPF as it is typed or pasted. Wrong check digits are a hint, never a barrier: the server decides. */
export function CpfField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [left, setLeft] = useState(false);
  const masked = maskCpf(value);
  const doubtful = left && value !== '' && !isCpf(value);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = cpfDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    caret.current = caretAfterMask(maskCpf(target.value), before);
    onChange(cpfDigits(target.value));
  };

  return (
    <div className="login-campo">
      <label htmlFor="cpf">CPF</label>
      <TextInput
        ref={input}
        id="cpf"
        name="username"
        inputMode="numeric"
        autoComplete="username"
        required
        value={masked}
        onChange={change}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        aria-describedby="cpf-aviso"
      />
      <p id="cpf-aviso" className="login-aviso" aria-live="polite">
        {doubtful && 'Confira o CPF: os números digitados não formam um CPF válido.'}
      </p>
    </div>
  );
}
