import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { useEffect, useRef, useState } from 'react';
import type { Sessao } from '../app/session.queries.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { entrarComChave } from './chave.calls.ts';
import './entrar-com-chave.css';

const SEM_CPF = 'Informe o CPF: é por ele que o sistema sabe qual é a sua chave.';

interface Props {
  /** Digits only. */
  cpf: string;
  /** A password is being tried. */
  busy?: boolean;
  /** It has the focus: the person entered by it before. */
  first?: boolean;
  /** The password was right, and the system asks for the key. */
  asked?: boolean;
  entered: (session: Sessao) => unknown;
  /** Says why the session was not opened; with nothing, that it is being tried. */
  say: (failure: string) => void;
}

/** Keys are made for a name: at an address of numbers there are none. */
const NUMBERS = /^[\d.]+$|^\[/;

export default function EntrarComChave(props: Props) {
  return NUMBERS.test(window.location.hostname) ? null : <Entrar {...props} />;
}

function Entrar({ cpf, busy = false, first = false, asked = false, entered, say }: Props) {
  const [waiting, setWaiting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => {
    if (first || asked) button.current?.focus();
  }, [first, asked]);
  // The device stops asking when the screen is gone.
  useEffect(() => () => asking.current?.abort(), []);

  const refuse = (error: unknown) => {
    if (asking.current?.signal.aborted) return;
    setWaiting(false);
    say(sentenceOf(error));
    button.current?.focus();
  };
  const enter = () => {
    if (waiting || busy) return;
    if (cpf === '') {
      say(SEM_CPF);
      document.getElementById('cpf')?.focus();
      return;
    }
    asking.current = new AbortController();
    setWaiting(true);
    say('');
    entrarComChave(cpf, asking.current.signal).then(entered, refuse);
  };
  return (
    <>
      <Button ref={button} className="entrar-com-chave" aria-disabled={waiting || busy} onClick={enter}>
        <FingerprintIcon size={20} aria-hidden />
        {waiting ? 'Toque no aparelho…' : 'Entrar com chave'}
      </Button>
      {asked && (
        <p className="quieto">
          Se perdeu a chave, peça a um gestor que a revogue: a senha volta a abrir até você ter outra.
        </p>
      )}
    </>
  );
}
