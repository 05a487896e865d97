import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../ui/check.component.tsx';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import './own-password.css';
import { api, body } from './api.client.ts';
import { leaveSession } from './session.flow.ts';

const MENOR = 8;

/** The change ends every session, this one too, and leads to the sign-in. */
export default function OwnPasswordDialog({ close }: { close: () => void }) {
  const [atual, setAtual] = useState('');
  const [nova, setNova] = useState('');
  const [shown, setShown] = useState(false);
  const troca = useMutation({
    mutationFn: () => body(api.POST('/api/ms-alipen/minha-senha', { body: { atual, nova } })),
    onSuccess: () => leaveSession(),
  });
  const type = shown ? 'text' : 'password';
  return (
    <FormDialog
      title="Trocar a senha"
      work={troca}
      verb="Trocar e entrar de novo"
      doing="Trocando…"
      ready={atual !== '' && nova.length >= MENOR}
      close={close}
      className="trocar-senha"
    >
      <p>Depois da troca você entra de novo com a senha nova, aqui e onde mais tiver entrado.</p>
      <Senha label="Senha atual" type={type} autoComplete="current-password" value={atual} onChange={setAtual} />
      <Senha label="Senha nova" type={type} autoComplete="new-password" value={nova} onChange={setNova}>
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
