import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';

interface Props {
  value: string;
  onChange: (senha: string) => void;
  input: RefObject<HTMLInputElement | null>;
  /** The person makes it up here; it has the focus, as it is what is asked for. */
  chosen?: boolean;
}

export function SenhaField({ value, onChange, input, chosen = false }: Props) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Drawing = shown ? EyeSlashIcon : EyeIcon;
  return (
    <div className="login-campo">
      <label htmlFor="senha">{chosen ? 'Sua nova senha' : 'Senha'}</label>
      <div className="login-senha">
        <TextInput
          ref={input}
          id="senha"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={chosen ? 'new-password' : 'current-password'}
          autoFocus={chosen}
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={256}
          value={value}
          onChange={event => onChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
          aria-describedby="senha-aviso"
        />
        <Button
          variant="bare"
          className="login-ver"
          onClick={() => setShown(!shown)}
          aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          aria-pressed={shown}
        >
          <Drawing size={20} aria-hidden />
        </Button>
      </div>
      <p id="senha-aviso" className="login-aviso" aria-live="polite">
        {capsLock && 'A tecla Caps Lock está ligada.'}
      </p>
    </div>
  );
}
