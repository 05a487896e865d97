import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { TextInput } from '../ui/text-input.component.tsx';
import { caretAfter, clean, inputModeOf, type MaskName, masked } from './mask.ts';
import type { ControlProps } from './record.model.ts';

export function MaskedControl({
  mask,
  id,
  value,
  set,
  invalid,
  describedBy,
  disabled,
}: ControlProps & { mask: MaskName }) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = clean(mask, target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    const kept = clean(mask, target.value);
    caret.current = caretAfter(masked(mask, kept), before);
    set(kept || null);
  };
  return (
    <TextInput
      ref={input}
      id={id}
      autoComplete="off"
      inputMode={inputModeOf(mask)}
      disabled={disabled}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? masked(mask, value) : ''}
      onChange={change}
    />
  );
}
