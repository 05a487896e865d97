import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';

const within = ({ search }: Location, key: string) => new URLSearchParams(search).get(key);

/** Another screen or another record is leaving; another tab or filter is not. */
const leaves = (from: Location, to: Location, keys: readonly string[]) =>
  from.pathname !== to.pathname || keys.some(key => within(from, key) !== within(to, key));

const OF_A_DRAWER = ['item'] as const;

/**
 * Asks before unsaved work is lost by a link, Back, Esc or closing the browser's tab. `keys` are the query parameters that name the
 * record.
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
    /** For the navigation right after a save, before the form has rendered as clean. */
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
        <Button onClick={leave}>Descartar alterações</Button>
        {/* The safe answer takes the focus */}
        <Button variant="primary" autoFocus onClick={stay}>
          Continuar editando
        </Button>
      </>
    }
  >
    <p>O que você digitou ainda não foi salvo e se perde se sair agora.</p>
  </Dialog>
);
