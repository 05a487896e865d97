import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { Dialog } from '../ui/dialog.component.tsx';

const within = ({ search }: Location, key: string) => new URLSearchParams(search).get(key);

/** Leaving the record: another screen, or another record of this one. A tab or a filter is no leaving. */
const leaves = (from: Location, to: Location, keys: readonly string[]) =>
  from.pathname !== to.pathname || keys.some(key => within(from, key) !== within(to, key));

const OF_A_DRAWER = ['item'] as const;

/**
 * Stops whoever would lose what is not saved, by a link, Back, Esc or closing the browser's tab. `keys` are the parts of
 * the address that name the record.
 */
export function useUnsavedGuard(dirty: boolean, keys: readonly string[] = OF_A_DRAWER) {
  const armed = useRef(dirty);
  armed.current = dirty;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => armed.current && leaves(currentLocation, nextLocation, keys),
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return {
    /** For the one move that follows a save, before the form has drawn itself clean. */
    release: () => {
      armed.current = false;
    },
    question:
      blocker.state === 'blocked' ? (
        <UnsavedQuestion stay={() => blocker.reset()} leave={() => blocker.proceed()} />
      ) : null,
  };
}

const UnsavedQuestion = ({ stay, leave }: { stay: () => void; leave: () => void }) => (
  <Dialog
    title="Sair sem salvar?"
    close={stay}
    width={440}
    footer={
      <>
        <button type="button" className="botao" onClick={leave}>
          Descartar alterações
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the safe answer takes the focus */}
        <button type="button" className="botao botao--principal" autoFocus onClick={stay}>
          Continuar editando
        </button>
      </>
    }
  >
    <p>O que você digitou ainda não foi salvo e se perde se sair agora.</p>
  </Dialog>
);
