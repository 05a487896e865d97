import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { providerName, signInThere } from '../app/provider.address.ts';
import { timeLeft } from '../app/session.end.ts';
import type { Sessao } from '../app/session.queries.ts';
import { type Ask, entered, settleAsk } from '../app/session.renewal.ts';
import { currentCpf, rememberCpf } from '../app/session.signals.ts';
import { hasKeys } from '../base/has-keys.ts';
import { ProblemError } from '../base/problem.error.ts';
import { Button, ButtonAnchor } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { CpfField } from './cpf-field.component.tsx';
import '../ui/entrada.css';
import { failureOf } from './login.errors.ts';
import { SenhaField } from './senha-field.component.tsx';
import { entrarNaSessao } from './sessao.calls.ts';

const EntrarComChave = lazy(() => import('./entrar-com-chave.component.tsx'));

const TEXTS: Readonly<Record<Ask, string>> = {
  fim: 'Sua sessão terminou. O que você digitou continua na tela: entre e siga de onde parou.',
  antes: 'Entre de novo para ficar mais um dia conectado.',
};

/** `***.982.247-**`: enough for its owner to recognise it. */
const hidden = (cpf: string) => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;

const sentence = (error: unknown): string =>
  error instanceof ProblemError && error.is('preparando') ? error.message : failureOf(error).inline;

const leave = () => settleAsk(false);
const leaveText = (ask: Ask) => (ask === 'fim' ? 'Sair' : 'Agora não');

export function EntrarDeNovo({ ask }: { ask: Ask }) {
  const { session } = usePerson();
  return session.peloProvedor ? <PeloProvedor ask={ask} /> : <PelaSenha ask={ask} />;
}

/** The provider opens in another tab, so that this one keeps what was typed and goes on when it hears of the sign-in. */
function PeloProvedor({ ask }: { ask: Ask }) {
  return (
    <Dialog
      title="Entre de novo para continuar"
      busy={ask === 'fim'}
      close={leave}
      width={420}
      footer={
        <>
          <Button onClick={leave}>{leaveText(ask)}</Button>
          <ButtonAnchor variant="primary" href={signInThere()} target="_blank" rel="noopener">
            Entrar com {providerName()}
          </ButtonAnchor>
        </>
      }
    >
      <p>A entrada abre em outra aba. Quando terminar, volte a esta: o que você digitou continua aqui.</p>
    </Dialog>
  );
}

function PelaSenha({ ask }: { ask: Ask }) {
  const { session } = usePerson();
  const [known] = useState(currentCpf);
  const [cpf, setCpf] = useState(known ?? '');
  const [senha, setSenha] = useState('');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const senhaInput = useRef<HTMLInputElement>(null);

  const byKey = session.pelaChave === true && hasKeys();
  useEffect(() => {
    if (!byKey) senhaInput.current?.focus();
  }, [byKey]);

  const refuse = (error: unknown) => {
    setFailure(sentence(error));
    setPending(false);
    senhaInput.current?.select();
  };
  const goOn = (renewed: Sessao) => {
    if (timeLeft(renewed) <= 0) return refuse(undefined);
    rememberCpf(cpf);
    entered(renewed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFailure('');
    entrarNaSessao({ cpf, senha }).then(goOn, refuse);
  };
  return (
    <Dialog
      title="Entre de novo para continuar"
      // The session is over, so the dialog cannot be closed: the person signs in again or leaves.
      busy={pending || ask === 'fim'}
      close={leave}
      width={420}
      footer={
        <>
          <Button onClick={leave} disabled={pending}>
            {leaveText(ask)}
          </Button>
          <Button type="submit" form="entrar-de-novo" variant="primary" aria-disabled={pending}>
            {pending ? 'Entrando…' : 'Entrar'}
          </Button>
        </>
      }
    >
      <form id="entrar-de-novo" className="entrar-de-novo" onSubmit={submit}>
        <p>{TEXTS[ask]}</p>
        {known ? (
          <div className="login-campo">
            <label htmlFor="cpf-de-quem">CPF de {session.usuario.nome}</label>
            <TextInput id="cpf-de-quem" readOnly value={hidden(known)} />
          </div>
        ) : (
          <CpfField value={cpf} onChange={setCpf} />
        )}
        <SenhaField value={senha} onChange={setSenha} input={senhaInput} />
        {failure && (
          <p className="recado recado--perigo" role="alert">
            {failure}
          </p>
        )}
        <Suspense>
          {hasKeys() && <EntrarComChave cpf={cpf} busy={pending} first={byKey} entered={goOn} say={setFailure} />}
        </Suspense>
      </form>
    </Dialog>
  );
}
