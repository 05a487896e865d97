import { type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../ui/check.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import './own-password.css';
import { api, body } from './api.client.ts';
import { leaveSession } from './session.flow.ts';

const MENOR = 8;

/** The change ends every session, this one too, and leads to the sign-in. */
export default function OwnPasswordDialog({ close }: { close: () => void }) {
  const [shown, setShown] = useState(false);
  const form = useForm({
    start: { atual: '', nova: '' },
    send: senhas => body(api.POST('/api/ms-alipen/minha-senha', { body: senhas })),
    onSent: () => leaveSession(),
    ready: ({ atual, nova }) => atual !== '' && nova.length >= MENOR,
  });
  const type = shown ? 'text' : 'password';
  return (
    <FormDialog
      title="Trocar a senha"
      form={form}
      verb="Trocar e entrar de novo"
      doing="Trocando…"
      close={close}
      className="trocar-senha"
    >
      <p>Depois da troca você entra de novo com a senha nova, aqui e onde mais tiver entrado.</p>
      <Senha label="Senha atual" type={type} autoComplete="current-password" {...form.at('atual')} />
      <Senha label="Senha nova" type={type} autoComplete="new-password" {...form.at('nova')}>
        Pelo menos {MENOR} caracteres, quaisquer. Uma frase que só você diria é mais fácil de lembrar.
      </Senha>
      <label className="trocar-senha-ver">
        <Checkbox checked={shown} onChange={event => setShown(event.target.checked)} /> Mostrar as senhas
      </label>
    </FormDialog>
  );
}

interface SenhaProps {
  label: string;
  type: 'text' | 'password';
  autoComplete: string;
  value: string;
  onChange: (senha: string) => void;
  children?: ReactNode;
}

function Senha({ label, type, autoComplete, value, onChange, children }: SenhaProps) {
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={256}
        value={value}
        onChange={event => onChange(event.target.value)}
        aria-describedby={children ? `${id}-ajuda` : undefined}
      />
      {children && (
        <p id={`${id}-ajuda`} className="quieto">
          {children}
        </p>
      )}
    </div>
  );
}
