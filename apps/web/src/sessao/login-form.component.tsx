import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { safeReturnPath } from '../app/screens.table.ts';
import type { Sessao } from '../app/session.queries.ts';
import { rememberCpf } from '../app/session.signals.ts';
import { sessionFlow, shellPage } from '../app/shell.parts.ts';
import { hasKeys } from '../base/has-keys.ts';
import { ProblemError } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { notify, prefetchNotification } from '../ui/notification.ts';
import { CpfField } from './cpf-field.component.tsx';
import { ERROR_TITLE, failureOf, type LoginFailure } from './login.errors.ts';
import { SenhaField } from './senha-field.component.tsx';
import { entrarNaSessao } from './sessao.calls.ts';
import { enterSession } from './sessao.entry.ts';

const EntrarComChave = lazy(() => import('./entrar-com-chave.component.tsx'));
// Loaded once in the life of a password.
const PrimeiraSenha = lazy(() => import('./primeira-senha.component.tsx'));

const prefetchTheRest = () => {
  prefetchNotification();
  for (const part of [sessionFlow(), shellPage()]) part.catch(() => undefined);
};

/** `preparing` is called when the system is not ready yet, which is no failure of what was typed. */
export function LoginForm({ preparing }: { preparing: () => void }) {
  const [cpf, setCpf] = useState('');
  const [senha, setSenha] = useState('');
  const senhaInput = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const search = new URLSearchParams(useLocation().search);

  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [pending, setPending] = useState(false);
  const [first, setFirst] = useState(false);
  const [keyAsked, setKeyAsked] = useState(false);
  const enter = (session: Sessao) => {
    rememberCpf(cpf);
    return enterSession(session, navigate, safeReturnPath(search.get('voltar')));
  };

  const say = (inline: string) => setFailure(inline ? { notification: inline, inline } : null);
  const refuse = (error: unknown) => {
    if (error instanceof ProblemError && error.is('primeira-senha')) return setFirst(true);
    if (error instanceof ProblemError && error.is('preparando')) {
      setPending(false);
      preparing();
      return;
    }
    const found = failureOf(error);
    setFailure(found);
    setPending(false);
    const asked = error instanceof ProblemError && error.is('chave-exigida');
    setKeyAsked(asked);
    // The password was right: no error to announce, and the key is the way in.
    if (asked) return;
    senhaInput.current?.select();
    // The form shows the same words, so nothing is lost when the notification cannot load.
    notify('error', ERROR_TITLE, found.notification).catch(() => undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFailure(null);
    entrarNaSessao({ cpf, senha }).then(enter, refuse);
  };

  if (first)
    return (
      <Suspense>
        <PrimeiraSenha primeira={{ cpf, senha }} entered={enter} />
      </Suspense>
    );
  return (
    <form className="login-form" onSubmit={submit} onInput={prefetchTheRest}>
      <CpfField value={cpf} onChange={setCpf} />
      <SenhaField value={senha} onChange={setSenha} input={senhaInput} />
      {failure && (
        <p className="recado recado--perigo" role="alert">
          {failure.inline}
        </p>
      )}
      <Button type="submit" variant="primary" className="login-entrar" aria-disabled={pending}>
        {pending ? 'Entrando…' : 'Entrar'}
      </Button>
      <Suspense>
        {hasKeys() && <EntrarComChave cpf={cpf} busy={pending} asked={keyAsked} entered={enter} say={say} />}
      </Suspense>
    </form>
  );
}
