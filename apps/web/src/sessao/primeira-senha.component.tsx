import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import type { Sessao } from '../app/session.queries.ts';
import { hasKeys } from '../base/has-keys.ts';
import { ProblemError } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { failureOf } from './login.errors.ts';
import { SenhaField } from './senha-field.component.tsx';
import { entrarNaSessao } from './sessao.calls.ts';

const EntrarComChave = lazy(() => import('./entrar-com-chave.component.tsx'));

const MENOR = 8;

const sentence = (error: unknown): string =>
  error instanceof ProblemError && (error.is('dados-invalidos') || error.is('requisicao-invalida'))
    ? error.message
    : failureOf(error).inline;

interface Props {
  /** What was typed from the paper. */
  primeira: { cpf: string; senha: string };
  entered: (session: Sessao) => unknown;
}

/** The password on paper was printed by somebody else: it opens nothing but the choice of the person's own. */
export default function PrimeiraSenha({ primeira, entered }: Props) {
  const [nova, setNova] = useState('');
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  const [saved, setSaved] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (error: unknown) => {
    if (error instanceof ProblemError && error.is('chave-exigida')) return setSaved(true);
    setFailure(sentence(error));
    setPending(false);
    input.current?.select();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (nova.length < MENOR) return setFailure(`A senha precisa de pelo menos ${MENOR} caracteres.`);
    setPending(true);
    setFailure('');
    entrarNaSessao({ ...primeira, nova }).then(entered, refuse);
  };
  if (saved) return <FaltaAChave cpf={primeira.cpf} entered={entered} />;
  return (
    <form className="login-form" onSubmit={submit}>
      <p role="status">
        A senha da folha foi impressa por outra pessoa. Escolha a sua para entrar: pelo menos {MENOR} caracteres,
        quaisquer. Uma frase que só você diria é mais fácil de lembrar.
      </p>
      <SenhaField value={nova} onChange={setNova} input={input} chosen />
      {failure && (
        <p className="recado recado--perigo" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" className="login-entrar" aria-disabled={pending}>
        {pending ? 'Entrando…' : 'Salvar a senha e entrar'}
      </Button>
    </form>
  );
}

function FaltaAChave({ cpf, entered }: { cpf: string; entered: Props['entered'] }) {
  const [failure, setFailure] = useState('');
  return (
    <div className="login-form">
      <p role="status">
        A sua senha nova foi salva. Para entrar, o sistema pede também a sua chave, no aparelho que a tem.
      </p>
      {failure && (
        <p className="recado recado--perigo" role="alert">
          {failure}
        </p>
      )}
      <Suspense>{hasKeys() && <EntrarComChave cpf={cpf} asked entered={entered} say={setFailure} />}</Suspense>
    </div>
  );
}
