import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { Button } from './button.component.tsx';
import { TextInput } from './text-input.component.tsx';
import './stepper.css';

const MOST = 9999;

interface Props {
  name: string;
  value: number;
  most?: number;
  change: (value: number) => void;
}

export function Stepper({ name, value, most = MOST, change }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const add = (step: number) => {
    setTyped(null);
    change(Math.min(Math.max(value + step, 0), most));
  };
  const settle = () => {
    if (typed !== null && /^\d{1,4}$/.test(typed.trim())) change(Math.min(Number(typed), most));
    setTyped(null);
  };
  return (
    <div className="passos">
      <Button icon aria-label={`${name}: menos um`} disabled={value === 0} onClick={() => add(-1)}>
        <MinusIcon size={22} aria-hidden />
      </Button>
      <TextInput
        inputMode="numeric"
        aria-label={name}
        value={typed ?? String(value)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={event => event.key === 'Enter' && settle()}
      />
      <Button icon aria-label={`${name}: mais um`} disabled={value >= most} onClick={() => add(1)}>
        <PlusIcon size={22} aria-hidden />
      </Button>
    </div>
  );
}
