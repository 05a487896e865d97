import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { timeLeft } from '../app/session.end.ts';
import { askToEnter, currentAsk, watchAsk } from '../app/session.renewal.ts';
import { Button } from '../ui/button.component.tsx';
import './continuar.css';
import { EntrarDeNovo } from './entrar-de-novo.dialog.tsx';

const MINUTE = 60_000;
/** eMAG 2.5: people are warned before the session ends, and can have more time. */
const WARNED_BEFORE = 10 * MINUTE;

export function ContinuarNaSessao() {
  const ask = useSyncExternalStore(watchAsk, currentAsk);
  return (
    <>
      <Faixa />
      <SemChave />
      {ask && <EntrarDeNovo ask={ask} />}
    </>
  );
}

/** Until the person has a key: from then on a password alone opens no session. */
function SemChave() {
  const { session } = usePerson();
  if (!session.semChave) return null;
  return (
    <div className="recado recado--aviso continuar" role="status">
      <p>
        O sistema pede que você entre com uma chave, e você ainda não tem. Crie-a em Usuário › Chaves pessoais, no alto
        da tela, e mostre o código a um gestor, em pessoa.
      </p>
    </div>
  );
}

function Faixa() {
  const { session } = usePerson();
  const [soon, setSoon] = useState(false);
  useEffect(() => {
    const check = () => setSoon(timeLeft(session) <= WARNED_BEFORE);
    check();
    const timer = setInterval(check, MINUTE / 4);
    return () => clearInterval(timer);
  }, [session]);
  if (!soon) return null;
  const hora = new Date(session.expiraEm).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="recado recado--aviso continuar" role="status">
      <p>Sua sessão termina às {hora}.</p>
      <Button onClick={() => askToEnter('antes')}>Continuar conectado</Button>
    </div>
  );
}
